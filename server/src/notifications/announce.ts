import type { Outcome } from '../activity/activity';
import type { Database } from '../database/database';
import type { Publisher } from '../publisher';

/** Tells the members who are connected what an activity brought them. Call it after the commit. */
export type Announce = (outcome: Outcome) => Promise<void>;

/** Members who are told nothing now hear of it at their next poll: what fails here fails no request. */
export function createAnnounce(_db: Database, _publisher: Publisher): Announce {
  return () => Promise.resolve();
}

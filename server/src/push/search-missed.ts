import type { Database } from '../database/database';
import { queueMissed } from './push-repository';

/** How far back the first search goes. */
const firstSearchSeconds = 86_400;
/** Overlap of consecutive searches: transactions commit after the timestamps of their notifications. */
const overlapSeconds = 60;

/** Returns a search for notifications that no server has queued, since the previous search. */
export function createSearchMissed(db: Database): () => Promise<void> {
  let searchedAt: number | undefined;
  return async () => {
    const time = performance.now();
    const seconds =
      searchedAt === undefined ? firstSearchSeconds : (time - searchedAt) / 1000 + overlapSeconds;
    await queueMissed(db, seconds);
    searchedAt = time;
  };
}

import type { Transaction } from 'kysely';

import type { Activity, Reward } from '../activity/activity';
import type { Tables } from '../database/tables';

/** Makes the notifications that an activity and its rewards call for. @returns the members who got one. */
export function notifyOf(
  _transaction: Transaction<Tables>,
  _activity: Activity,
  _rewards: readonly Reward[],
): Promise<readonly string[]> {
  return Promise.resolve([]);
}

import type { Transaction } from 'kysely';

import type { Activity, Reward } from '../activity/activity';
import type { Tables } from '../database/tables';

/** Pays for an activity: XP by the ledger, tasks, achievements, referral. */
export function reward(_transaction: Transaction<Tables>, _activity: Activity): Promise<readonly Reward[]> {
  return Promise.resolve([]);
}

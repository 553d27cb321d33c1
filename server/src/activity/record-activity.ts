import type { Transaction } from 'kysely';

import type { Tables } from '../database/tables';
import { reward } from '../gamification/reward';
import { notifyOf } from '../notifications/notify-of';
import type { Activity, Outcome } from './activity';

/**
 * Draws everything from an activity that follows from it: XP, tasks, achievements, notifications. The one
 * place that posts, comments, votes and accounts know of all these. Locks members only after the post that
 * the activity is about (see `lockPost`), and several members in the order of their ids.
 *
 * @returns What followed; hand it to `announce` when the transaction is committed.
 */
export async function recordActivity(transaction: Transaction<Tables>, activity: Activity): Promise<Outcome> {
  const rewards = await reward(transaction, activity);
  const notified = await notifyOf(transaction, activity, rewards);
  return { rewards, notified };
}

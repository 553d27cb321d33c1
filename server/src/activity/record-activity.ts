import type { Transaction } from 'kysely';

import type { Tables } from '../database/tables';
import { reward } from '../gamification/reward';
import { notifyOf } from '../notifications/notify-of';
import type { Activity, Outcome } from './activity';

/**
 * Draws everything from an activity that follows from it: XP, tasks, achievements, notifications. The one
 * place that posts, comments, votes and accounts know of all these. Locks members only after the post that
 * the activity is about (see `lockPost`), and several members in the order of their ids (see `lockActor`).
 *
 * @param now When it happened; days are days of UTC.
 * @returns What followed; hand it to `announce` when the transaction is committed.
 */
export async function recordActivity(
  transaction: Transaction<Tables>,
  activity: Activity,
  now = new Date(),
): Promise<Outcome> {
  const rewards = await reward(transaction, activity, now);
  const notified = await notifyOf(transaction, activity, rewards);
  return { rewards, notified };
}

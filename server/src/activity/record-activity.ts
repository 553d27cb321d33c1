import { reward } from '../gamification/reward';
import { createNotifications } from '../notifications/create-notifications';
import type { UnitOfWork } from '../outcome/outcome';
import type { Activity } from './activity';

/**
 * Pays XP, completes tasks, gives achievements and notifies users for an activity. The only place that
 * connects posts, comments, votes and accounts with these. Locks users, so lock a post before.
 *
 * @param now When it happened; days are days of UTC.
 */
export async function recordActivity(
  { transaction, outcome }: UnitOfWork,
  activity: Activity,
  now: Date,
): Promise<void> {
  const rewards = await reward(transaction, activity, now);
  outcome.rewards.push(...rewards);
  outcome.notices.push(...(await createNotifications(transaction, activity, rewards)));
}

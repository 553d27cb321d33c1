import { reward } from '../gamification/reward';
import { createNotifications } from '../notifications/create-notifications';
import type { UnitOfWork } from '../outcome/outcome';
import type { Activity } from './activity';

/**
 * Awards XP, tasks and achievements for an activity and notifies users. The only link from posts, comments,
 * votes and accounts to rewards and notifications. Locks users: lock posts first.
 *
 * @param now Time of the activity. Days are UTC days.
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

import type { MemberState } from '../gamification/gamification-repository';
import { reward } from '../gamification/reward';
import { createNotifications } from '../notifications/create-notifications';
import type { UnitOfWork } from '../outcome/outcome';
import type { Activity } from './activity';

/**
 * The only link from posts, comments, votes and accounts to rewards and notifications.
 * Locks users: lock posts first.
 * @param locked The actor with the counts after the activity. @default locks and reads
 */
export async function recordActivity(
  { transaction, outcome }: UnitOfWork,
  activity: Activity,
  now: Date,
  locked?: MemberState,
): Promise<void> {
  const rewards = await reward(transaction, activity, now, locked);
  outcome.rewards.push(...rewards);
  outcome.notices.push(...(await createNotifications(transaction, activity, rewards)));
}

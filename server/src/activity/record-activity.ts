import { lockActorStates, reward } from '../gamification/reward';
import { createNotifications } from '../notifications/create-notifications';
import type { UnitOfWork } from '../outcome/outcome';
import type { Activity, ActorActivity } from './activity';

/**
 * The only link from posts, comments, votes and accounts to rewards and notifications.
 * @param activities One of each actor. The actors are locked.
 */
export async function recordActivities(
  { transaction, outcome }: UnitOfWork,
  activities: readonly ActorActivity[],
  now: Date,
): Promise<void> {
  const rewards = await reward(transaction, activities, now);
  outcome.rewards.push(...rewards);
  outcome.changedNotifications.push(
    ...(await createNotifications(
      transaction,
      activities.map(({ activity }) => activity),
      rewards,
    )),
  );
}

/** Locks users: lock posts first. */
export async function recordActivity(unit: UnitOfWork, activity: Activity, now: Date): Promise<void> {
  const [actor] = await lockActorStates(unit.transaction, [activity.actorId], now);
  await recordActivities(unit, [{ activity, actor }], now);
}

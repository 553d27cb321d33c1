import type { Activity, Reward } from '../activity/activity';
import type { DatabaseTransaction } from '../database/database';
import {
  dayOf,
  levelOf,
  newAchievements,
  filterPayable,
  paymentsFor,
  referralPayment,
  streakAfter,
  taskMessage,
  taskWithId,
  type Payment,
  type Streak,
  type TaskRule,
} from './gamification-rules';
import {
  findMemberState,
  insertAchievements,
  insertEntries,
  lockActor,
  markTasksDone,
  storeProgress,
  type MemberState,
} from './gamification-repository';

/**
 * The actor's first post or comment also rewards the referrer.
 * @param now Its day in UTC counts for tasks, caps and the streak.
 */
export async function reward(
  transaction: DatabaseTransaction,
  activity: Activity,
  now: Date,
): Promise<readonly Reward[]> {
  const day = dayOf(now);
  // Read after locking: another transaction may have paid while this one waited.
  await lockActor(transaction, activity.actorId);
  const actor = await findMemberState(transaction, activity.actorId, day);
  if (!actor) return [];

  const own = await pay(transaction, actor, {
    wanted: paymentsFor(activity, actor, day),
    streak: streakAfter(actor.streak, day),
    markedTask: activity.kind === 'task completed' ? taskWithId(activity.taskId) : undefined,
    now,
  });
  const rewards = [own.reward];
  const referred = own.paid.find(({ cause }) => cause === 'referred');
  const referrer = referred && (await findMemberState(transaction, referred.reference, day));
  if (referrer) {
    const referral = await pay(transaction, referrer, {
      wanted: [referralPayment(actor.id)],
      streak: referrer.streak,
      now,
    });
    rewards.push(referral.reward);
  }
  return rewards.filter(({ xpGained, achievements }) => xpGained > 0 || achievements.length > 0);
}

interface Dues {
  wanted: readonly Payment[];
  streak: Streak;
  /** A task that the user marked as done, even if it does not pay. */
  markedTask?: TaskRule | undefined;
  now: Date;
}

async function pay(
  transaction: DatabaseTransaction,
  member: MemberState,
  { wanted, streak, markedTask, now }: Dues,
): Promise<{ reward: Reward; paid: Payment[] }> {
  const day = dayOf(now);
  const paid = await insertEntries(transaction, member.id, filterPayable(wanted, member.paidToday), {
    day,
    now,
  });
  const xpGained = paid.reduce((sum, { amount }) => sum + amount, 0);
  if (xpGained > 0 || streak.lastDay !== member.streak.lastDay) {
    await storeProgress(transaction, member.id, { xpGained, streak });
  }

  const completed = paid.flatMap(({ task }) => task ?? []);
  const isNewlyDone = markedTask !== undefined && !completed.includes(markedTask);
  const done = isNewlyDone ? [...completed, markedTask] : completed;
  await markTasksDone(
    transaction,
    member.id,
    done.map(({ id }) => id),
    day,
  );

  const level = levelOf(member.xp + xpGained);
  const referrals = member.referrals + paid.filter(({ cause }) => cause === 'referral').length;
  const earned = newAchievements(
    { ...member, streakDays: streak.days, level, referrals },
    member.achievements,
  );
  await insertAchievements(
    transaction,
    member.id,
    earned.map(({ id }) => id),
    now,
  );
  return {
    reward: {
      userId: member.id,
      xpGained,
      completedTasks: completed.map((task) => ({ message: taskMessage(task), xpReward: task.xpReward })),
      ...(level > levelOf(member.xp) && { newLevel: level }),
      achievements: earned.map(({ name }) => name),
    },
    paid,
  };
}

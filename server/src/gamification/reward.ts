import type { ActorActivity, Reward } from '../activity/activity';
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
  findMemberStates,
  insertAchievements,
  insertEntries,
  lockActors,
  markTasksDone,
  storeProgress,
  type MemberState,
} from './gamification-repository';

/**
 * Reads after locking: another transaction may have paid while this one waited.
 * @returns For each id the state of the user, undefined for a deleted one.
 */
export async function lockActorStates(
  transaction: DatabaseTransaction,
  actorIds: readonly string[],
  now: Date,
): Promise<(MemberState | undefined)[]> {
  const [, states] = await Promise.all([
    lockActors(transaction, actorIds),
    findMemberStates(transaction, actorIds, dayOf(now)),
  ]);
  return states;
}

/**
 * The actor's first post or comment also rewards the referrer.
 * @param activities One of each actor.
 * @param now Its day in UTC counts for tasks, caps and the streak.
 */
export async function reward(
  transaction: DatabaseTransaction,
  activities: readonly ActorActivity[],
  now: Date,
): Promise<readonly Reward[]> {
  const day = dayOf(now);
  const dues = activities.flatMap(({ activity, actor }) =>
    actor
      ? [
          {
            member: actor,
            wanted: paymentsFor(activity, actor, day),
            streak: streakAfter(actor.streak, day),
            markedTask: activity.kind === 'task completed' ? taskWithId(activity.taskId) : undefined,
          },
        ]
      : [],
  );
  const { rewards, paid } = await pay(transaction, dues, now);
  const referrals = paid.filter(({ cause }) => cause === 'referred');
  // Sequentially: several may have the same referrer.
  for (const { userId, reference } of referrals) {
    const [referrer] = await findMemberStates(transaction, [reference], day);
    if (!referrer) continue;
    const { streak } = referrer;
    const referral = { member: referrer, wanted: [referralPayment(userId)], streak };
    rewards.push(...(await pay(transaction, [referral], now)).rewards);
  }
  return rewards.filter(({ xpGained, achievements }) => xpGained > 0 || achievements.length > 0);
}

interface Dues {
  member: MemberState;
  wanted: readonly Payment[];
  streak: Streak;
  /** A task that the user marked as done, even if it does not pay. */
  markedTask?: TaskRule | undefined;
}

interface PaidEntry extends Payment {
  userId: string;
}

async function pay(
  transaction: DatabaseTransaction,
  dues: readonly Dues[],
  now: Date,
): Promise<{ rewards: Reward[]; paid: PaidEntry[] }> {
  const day = dayOf(now);
  const payable = dues.flatMap(({ member, wanted }) =>
    filterPayable(wanted, member.paidToday).map((payment) => ({ ...payment, userId: member.id })),
  );
  const paid = await insertEntries(transaction, payable, { day, now });
  const results = dues.map((due) =>
    resultOf(
      due,
      paid.filter(({ userId }) => userId === due.member.id),
    ),
  );
  await Promise.all([
    storeProgress(
      transaction,
      results.filter(({ isProgress }) => isProgress),
    ),
    markTasksDone(
      transaction,
      results.flatMap(({ userId, done }) => done.map(({ id }) => ({ userId, taskId: id }))),
      day,
    ),
    insertAchievements(
      transaction,
      results.flatMap(({ userId, earned }) => earned.map(({ id }) => ({ userId, achievementId: id }))),
      now,
    ),
  ]);
  return { rewards: results.map(({ reward }) => reward), paid };
}

/** The member's progress after `paid`. */
function resultOf({ member, streak, markedTask }: Dues, paid: readonly PaidEntry[]) {
  const userId = member.id;
  const xpGained = paid.reduce((sum, { amount }) => sum + amount, 0);
  const completed = paid.flatMap(({ task }) => task ?? []);
  const isNewlyDone = markedTask !== undefined && !completed.includes(markedTask);
  const level = levelOf(member.xp + xpGained);
  const referrals = member.referrals + paid.filter(({ cause }) => cause === 'referral').length;
  const earned = newAchievements(
    { ...member, streakDays: streak.days, level, referrals },
    member.achievements,
  );
  const reward: Reward = {
    userId,
    xpGained,
    completedTasks: completed.map((task) => ({ message: taskMessage(task), xpReward: task.xpReward })),
    ...(level > levelOf(member.xp) && { newLevel: level }),
    achievements: earned.map(({ name }) => name),
  };
  return {
    userId,
    xpGained,
    streak,
    isProgress: xpGained > 0 || streak.lastDay !== member.streak.lastDay,
    done: isNewlyDone ? [...completed, markedTask] : completed,
    earned,
    reward,
  };
}

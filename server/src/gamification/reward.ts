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

/** Reads after locking: another transaction may have paid while this one waited. */
export async function lockActorState(
  transaction: DatabaseTransaction,
  actorId: string,
  now: Date,
): Promise<MemberState | undefined> {
  const [, state] = await Promise.all([
    lockActor(transaction, actorId),
    findMemberState(transaction, actorId, dayOf(now)),
  ]);
  return state;
}

/**
 * The actor's first post or comment also rewards the referrer.
 * @param now Its day in UTC counts for tasks, caps and the streak.
 * @param locked The actor with the counts after the activity. @default locks and reads
 */
export async function reward(
  transaction: DatabaseTransaction,
  activity: Activity,
  now: Date,
  locked?: MemberState,
): Promise<readonly Reward[]> {
  const day = dayOf(now);
  const actor = locked ?? (await lockActorState(transaction, activity.actorId, now));
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
  const completed = paid.flatMap(({ task }) => task ?? []);
  const isNewlyDone = markedTask !== undefined && !completed.includes(markedTask);
  const done = isNewlyDone ? [...completed, markedTask] : completed;
  const level = levelOf(member.xp + xpGained);
  const referrals = member.referrals + paid.filter(({ cause }) => cause === 'referral').length;
  const earned = newAchievements(
    { ...member, streakDays: streak.days, level, referrals },
    member.achievements,
  );
  const idsOf = (rules: readonly { id: string }[]) => rules.map(({ id }) => id);
  await Promise.all([
    (xpGained > 0 || streak.lastDay !== member.streak.lastDay) &&
      storeProgress(transaction, member.id, { xpGained, streak }),
    markTasksDone(transaction, member.id, idsOf(done), day),
    insertAchievements(transaction, member.id, idsOf(earned), now),
  ]);
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

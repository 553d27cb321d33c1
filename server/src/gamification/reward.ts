import type { Transaction } from 'kysely';

import type { Activity, Reward } from '../activity/activity';
import type { Tables } from '../database/tables';
import {
  dayOf,
  levelOf,
  newAchievements,
  payable,
  paymentsFor,
  referralPayment,
  streakAfter,
  taskMessage,
  taskWithId,
  type Payment,
  type Streak,
  type TaskRule,
} from './gamification-rules';
import { lockActor } from './lock-actor';
import {
  findMemberState,
  insertAchievements,
  insertEntries,
  markTasksDone,
  storeProgress,
  type MemberState,
} from './gamification-repository';

/**
 * Pays for an activity: XP by the ledger, tasks, streak, achievements, referral. Touches the actor and, when
 * the actor's first post or comment pays a referral, the referrer.
 *
 * @param now When it happened; decides the day that tasks, caps and the streak count for.
 * @returns What each member got; nobody who got nothing.
 */
export async function reward(
  transaction: Transaction<Tables>,
  activity: Activity,
  now: Date,
): Promise<readonly Reward[]> {
  const day = dayOf(now);
  // Read by a statement after the one that locks: while that one waited, others may have paid.
  await lockActor(transaction, activity.actorId);
  const actor = await findMemberState(transaction, activity.actorId, day);
  if (!actor) return [];

  const own = await pay(transaction, actor, {
    wanted: paymentsFor(activity, actor, day),
    streak: streakAfter(actor.streak, day),
    saidDone: activity.kind === 'task completed' ? taskWithId(activity.taskId) : undefined,
    now,
  });
  const rewards = [own.reward];
  const referred = own.paid.find(({ cause }) => cause === 'referred');
  const referrer = referred && (await findMemberState(transaction, referred.reference, day));
  if (referrer) {
    const theirs = await pay(transaction, referrer, {
      wanted: [referralPayment(actor.id)],
      streak: referrer.streak,
      now,
    });
    rewards.push(theirs.reward);
  }
  return rewards.filter(({ xpGained, achievements }) => xpGained > 0 || achievements.length > 0);
}

interface Dues {
  wanted: readonly Payment[];
  /** The streak from now on. */
  streak: Streak;
  /** A task that the member says is done, whether that pays or not. */
  saidDone?: TaskRule | undefined;
  now: Date;
}

async function pay(
  transaction: Transaction<Tables>,
  member: MemberState,
  { wanted, streak, saidDone, now }: Dues,
): Promise<{ reward: Reward; paid: Payment[] }> {
  const day = dayOf(now);
  const paid = await insertEntries(transaction, member.id, payable(wanted, member.paidToday), { day, now });
  const xpGained = paid.reduce((sum, { amount }) => sum + amount, 0);
  if (xpGained > 0 || streak.lastDay !== member.streak.lastDay) {
    await storeProgress(transaction, member.id, { xpGained, streak });
  }

  const completed = paid.flatMap(({ task }) => task ?? []);
  const isNewlyDone = saidDone !== undefined && !completed.includes(saidDone);
  await markTasksDone(transaction, member.id, isNewlyDone ? [...completed, saidDone] : completed, day);

  const level = levelOf(member.xp + xpGained);
  const referrals = member.referrals + paid.filter(({ cause }) => cause === 'referral').length;
  const earned = newAchievements(
    { ...member, streakDays: streak.days, level, referrals },
    member.achievements,
  );
  await insertAchievements(transaction, member.id, earned, now);
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

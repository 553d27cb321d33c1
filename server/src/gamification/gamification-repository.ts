import { sql, type Transaction } from 'kysely';

import type { Tables } from '../database/tables';
import type {
  AchievementRule,
  Actor,
  Day,
  Paid,
  Payment,
  Standing,
  Streak,
  TaskRule,
} from './gamification-rules';

/** A member before it is paid. */
export interface MemberState extends Actor, Omit<Standing, 'streakDays' | 'level'> {
  id: string;
  xp: number;
  streak: Streak;
  /** Everything that was paid on the day that was asked for. */
  paidToday: Paid[];
  /** Ids of achievements. */
  achievements: string[];
}

/** Reads a member that this transaction has locked; undefined when there is none. */
export async function findMemberState(
  transaction: Transaction<Tables>,
  id: string,
  day: Day,
): Promise<MemberState | undefined> {
  const row = await transaction
    .selectFrom('users')
    .select([
      'id',
      'xp',
      'about',
      'picture_url',
      'social_links',
      'referred_by',
      'posts_count as posts',
      'comments_count as comments',
      'likes_given_count as likesGiven',
      'streak_days',
      sql<Day | null>`streak_day::text`.as('streak_day'),
      sql<number>`(
        select count(*)::int from xp_entries e where e.user_id = users.id and e.cause = 'referral'
      )`.as('referrals'),
      sql<Paid[]>`(
        select coalesce(json_agg(json_build_object('cause', e.cause, 'reference', e.reference)), '[]')
        from xp_entries e where e.user_id = users.id and e.day = ${day}
      )`.as('paidToday'),
      sql<string[]>`array(
        select a.achievement_id from achievements_earned a where a.user_id = users.id
      )`.as('achievements'),
    ])
    .where('id', '=', id)
    .where('deleted_on', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { streak_days, streak_day, ...state } = row;
  return { ...state, streak: { days: streak_days, lastDay: streak_day } };
}

/**
 * Writes payments into the ledger: the only way to XP. `storeProgress` adds the sum to the member.
 *
 * @returns Those that were not in it yet.
 */
export async function insertEntries(
  transaction: Transaction<Tables>,
  userId: string,
  payments: readonly Payment[],
  { day, now }: { day: Day; now: Date },
): Promise<Payment[]> {
  if (payments.length === 0) return [];
  const rows = payments.map(({ cause, reference, amount }) => ({
    user_id: userId,
    cause,
    reference,
    amount,
    day,
    created_on: now,
  }));
  const inserted = await transaction
    .insertInto('xp_entries')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'cause', 'reference']).doNothing())
    .returning(['cause', 'reference'])
    .execute();
  return payments.filter((payment) =>
    inserted.some(({ cause, reference }) => cause === payment.cause && reference === payment.reference),
  );
}

/** Adds XP that the ledger has just taken in, and remembers the streak. */
export async function storeProgress(
  transaction: Transaction<Tables>,
  userId: string,
  { xpGained, streak }: { xpGained: number; streak: Streak },
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({
      xp: sql`xp + ${xpGained}`,
      streak_days: streak.days,
      ...(streak.lastDay !== null && { streak_day: streak.lastDay }),
    })
    .where('id', '=', userId)
    .execute();
}

/** Remembers that a member has done tasks. */
export async function markTasksDone(
  transaction: Transaction<Tables>,
  userId: string,
  tasks: readonly TaskRule[],
  day: Day,
): Promise<void> {
  if (tasks.length === 0) return;
  await transaction
    .insertInto('tasks_done')
    .values(tasks.map(({ id }) => ({ user_id: userId, task_id: id, day })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'task_id']).doUpdateSet({
        day: sql`greatest(tasks_done.day, excluded.day)`,
      }),
    )
    .execute();
}

/** Gives achievements to a member who does not have them. */
export async function insertAchievements(
  transaction: Transaction<Tables>,
  userId: string,
  achievements: readonly AchievementRule[],
  now: Date,
): Promise<void> {
  if (achievements.length === 0) return;
  await transaction
    .insertInto('achievements_earned')
    .values(achievements.map(({ id }) => ({ user_id: userId, achievement_id: id, earned_on: now })))
    .execute();
}

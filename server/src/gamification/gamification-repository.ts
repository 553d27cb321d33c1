import { sql } from 'kysely';

import type { DatabaseReader, DatabaseTransaction } from '../database/database';

/** A user before a payment. Days have the form `2026-11-21`. */
export interface MemberState {
  id: string;
  xp: number;
  about: string;
  picture_url: string | null;
  social_links: Readonly<Record<string, string>>;
  referred_by: string | null;
  posts: number;
  comments: number;
  likesGiven: number;
  referrals: number;
  streak: { days: number; lastDay: string | null };
  paidToday: { cause: string; reference: string }[];
  achievements: string[];
}

/** Also locks the referrer until the referral is paid. Call it first: else deadlocks. */
export async function lockActor(transaction: DatabaseTransaction, actorId: string): Promise<void> {
  await sql`
    select id from users
    where id = any(array(
      select ${actorId}::uuid
      union all
      select referred_by from users
      where id = ${actorId} and referred_by is not null and not exists (
        select from xp_entries where user_id = ${actorId} and cause = 'referred'
      )
    ))
    order by id for no key update`.execute(transaction);
}

export async function findMemberState(
  db: DatabaseReader,
  id: string,
  day: string,
): Promise<MemberState | undefined> {
  const row = await db
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
      sql<string | null>`streak_day::text`.as('streak_day'),
      sql<number>`(
        select count(*)::int from xp_entries e where e.user_id = users.id and e.cause = 'referral'
      )`.as('referrals'),
      sql<MemberState['paidToday']>`(
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

interface LedgerEntry {
  cause: string;
  reference: string;
  amount: number;
}

/** The only source of XP. `storeProgress` adds their sum to the user. @returns The new entries. */
export async function insertEntries<T extends LedgerEntry>(
  transaction: DatabaseTransaction,
  userId: string,
  entries: readonly T[],
  { day, now }: { day: string; now: Date },
): Promise<T[]> {
  if (entries.length === 0) return [];
  const rows = entries.map(({ cause, reference, amount }) => ({
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
  return entries.filter((entry) =>
    inserted.some(({ cause, reference }) => cause === entry.cause && reference === entry.reference),
  );
}

export async function storeProgress(
  transaction: DatabaseTransaction,
  userId: string,
  { xpGained, streak }: { xpGained: number; streak: MemberState['streak'] },
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

export async function markTasksDone(
  transaction: DatabaseTransaction,
  userId: string,
  taskIds: readonly string[],
  day: string,
): Promise<void> {
  if (taskIds.length === 0) return;
  await transaction
    .insertInto('tasks_done')
    .values(taskIds.map((task_id) => ({ user_id: userId, task_id, day })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'task_id']).doUpdateSet({
        day: sql`greatest(tasks_done.day, excluded.day)`,
      }),
    )
    .execute();
}

export async function unmarkTask(
  transaction: DatabaseTransaction,
  userId: string,
  taskId: string,
): Promise<void> {
  await transaction
    .deleteFrom('tasks_done')
    .where('user_id', '=', userId)
    .where('task_id', '=', taskId)
    .execute();
}

export async function insertAchievements(
  transaction: DatabaseTransaction,
  userId: string,
  achievementIds: readonly string[],
  now: Date,
): Promise<void> {
  if (achievementIds.length === 0) return;
  await transaction
    .insertInto('achievements_earned')
    .values(achievementIds.map((achievement_id) => ({ user_id: userId, achievement_id, earned_on: now })))
    .execute();
}

import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import { prepare } from '../database/prepared';

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

/** Also locks the referrer until the referral is paid. Call it first, to avoid deadlocks. */
export async function lockActor(transaction: DatabaseTransaction, actorId: string): Promise<void> {
  await selectForUpdate(transaction, actorId);
}

const selectForUpdate = prepare<[actorId: string], never>(`
  select from users
  where id = any(array(
    select $1::uuid
    union all
    select referred_by from users
    where id = $1 and referred_by is not null and not exists (
      select from xp_entries where user_id = $1 and cause = 'referred'
    )
  ))
  order by id for no key update`);

export async function findMemberState(
  db: DatabaseReader,
  id: string,
  day: string,
): Promise<MemberState | undefined> {
  const [row] = await selectMemberState(db, id, day);
  if (!row) return undefined;
  const { streak_days, streak_day, ...state } = row;
  return { ...state, streak: { days: streak_days, lastDay: streak_day } };
}

type MemberStateRow = Omit<MemberState, 'streak'> & { streak_days: number; streak_day: string | null };

const selectMemberState = prepare<[id: string, day: string], MemberStateRow>(`
  select
    id, xp, about, picture_url, social_links, referred_by, posts_count as posts, comments_count as comments,
    likes_given_count as "likesGiven", streak_days, streak_day::text,
    (select count(*)::int from xp_entries where user_id = $1 and cause = 'referral') as referrals,
    (
      select coalesce(json_agg(json_build_object('cause', cause, 'reference', reference)), '[]')
      from xp_entries where user_id = $1 and day = $2
    ) as "paidToday",
    array(select achievement_id from achievements_earned where user_id = $1) as achievements
  from users where id = $1 and deleted_on is null`);

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
  const inserted = await insertEntryRows(
    transaction,
    userId,
    day,
    now,
    entries.map(({ cause }) => cause),
    entries.map(({ reference }) => reference),
    entries.map(({ amount }) => amount),
  );
  return entries.filter((entry) =>
    inserted.some(({ cause, reference }) => cause === entry.cause && reference === entry.reference),
  );
}

const insertEntryRows = prepare<
  [userId: string, day: string, now: Date, causes: string[], references: string[], amounts: number[]],
  { cause: string; reference: string }
>(`
  insert into xp_entries (user_id, day, created_on, cause, reference, amount)
  select $1, $2, $3, cause, reference, amount
  from unnest($4::text[], $5::text[], $6::integer[]) as entry (cause, reference, amount)
  on conflict (user_id, cause, reference) do nothing
  returning cause, reference`);

export async function storeProgress(
  transaction: DatabaseTransaction,
  userId: string,
  { xpGained, streak }: { xpGained: number; streak: MemberState['streak'] },
): Promise<void> {
  await updateProgress(transaction, userId, xpGained, streak.days, streak.lastDay);
}

const updateProgress = prepare<
  [userId: string, xpGained: number, streakDays: number, streakDay: string | null],
  never
>(`
  update users set xp = xp + $2, streak_days = $3, streak_day = coalesce($4, streak_day) where id = $1`);

export async function markTasksDone(
  transaction: DatabaseTransaction,
  userId: string,
  taskIds: readonly string[],
  day: string,
): Promise<void> {
  if (taskIds.length === 0) return;
  await upsertTasksDone(transaction, userId, taskIds, day);
}

const upsertTasksDone = prepare<[userId: string, taskIds: readonly string[], day: string], never>(`
  insert into tasks_done (user_id, task_id, day) select $1, task_id, $3 from unnest($2::text[]) as task_id
  on conflict (user_id, task_id) do update set day = greatest(tasks_done.day, excluded.day)`);

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
  await insertAchievementRows(transaction, userId, achievementIds, now);
}

const insertAchievementRows = prepare<[userId: string, achievementIds: readonly string[], now: Date], never>(`
  insert into achievements_earned (user_id, achievement_id, earned_on)
  select $1, achievement_id, $3 from unnest($2::text[]) as achievement_id`);

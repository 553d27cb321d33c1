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
  /** Whether the member waits for approval or has a sanction, which may have ended. */
  isRestricted: boolean;
}

/** Also locks referrers who have not been paid for these members yet. Call it once and first, to avoid deadlocks. */
export async function lockActors(
  transaction: DatabaseTransaction,
  actorIds: readonly string[],
): Promise<void> {
  await selectForUpdate(transaction, actorIds);
}

const selectForUpdate = prepare<[actorIds: readonly string[]], never>(`
  select from users
  where id = any(array(
    select unnest($1::uuid[])
    union all
    select referred_by from users
    where id = any($1) and referred_by is not null and not exists (
      select from xp_entries where user_id = users.id and cause = 'referred'
    )
  ))
  order by id for no key update`);

/** @returns For each id the state of the user, undefined for a deleted one. */
export async function findMemberStates(
  db: DatabaseReader,
  ids: readonly string[],
  day: string,
): Promise<(MemberState | undefined)[]> {
  const states = new Map<string, MemberState>();
  for (const { streak_days, streak_day, paid, ...state } of await selectMemberStates(db, ids, day)) {
    const streak = { days: streak_days, lastDay: streak_day };
    states.set(state.id, { ...state, streak, paidToday: paid?.split(',').map(readPaid) ?? [] });
  }
  return ids.map((id) => states.get(id));
}

type MemberStateRow = Omit<MemberState, 'streak' | 'paidToday'> & {
  streak_days: number;
  streak_day: string | null;
  /** Cheaper than JSON: `vote 0193…,task daily-vote 2026-11-22`. */
  paid: string | null;
};

function readPaid(entry: string): { cause: string; reference: string } {
  const end = entry.indexOf(' ');
  return { cause: entry.slice(0, end), reference: entry.slice(end + 1) };
}

const selectMemberStates = prepare<[ids: readonly string[], day: string], MemberStateRow>(`
  select
    id, xp, about, picture_url, social_links, referred_by, posts_count as posts, comments_count as comments,
    likes_given_count as "likesGiven", streak_days, streak_day::text,
    (select count(*)::int from xp_entries where user_id = users.id and cause = 'referral') as referrals,
    (select string_agg(cause || ' ' || reference, ',') from xp_entries where user_id = users.id and day = $2) as paid,
    array(select achievement_id from achievements_earned where user_id = users.id) as achievements,
    num_nonnulls(ban_id, silence_id, approval_asked_on) > 0 as "isRestricted"
  from users where id = any($1::uuid[]) and deleted_on is null`);

interface LedgerEntry {
  userId: string;
  cause: string;
  reference: string;
  amount: number;
}

/** The only source of XP. `storeProgress` adds their sum to the user. @returns The new entries. */
export async function insertEntries<T extends LedgerEntry>(
  transaction: DatabaseTransaction,
  entries: readonly T[],
  { day, now }: { day: string; now: Date },
): Promise<T[]> {
  if (entries.length === 0) return [];
  const inserted = await insertEntryRows(
    transaction,
    day,
    now,
    entries.map(({ userId }) => userId),
    entries.map(({ cause }) => cause),
    entries.map(({ reference }) => reference),
    entries.map(({ amount }) => amount),
  );
  const numbers = new Set(inserted.map(({ number }) => number));
  return entries.filter((_, index) => numbers.has(index + 1));
}

const insertEntryRows = prepare<
  [
    day: string,
    now: Date,
    userIds: readonly string[],
    causes: readonly string[],
    references: readonly string[],
    amounts: readonly number[],
  ],
  { number: number }
>(`
  with entry as materialized (
    select * from unnest($3::uuid[], $4::text[], $5::text[], $6::integer[])
      with ordinality as entry (user_id, cause, reference, amount, number)
  ), inserted as (
    insert into xp_entries (user_id, day, created_on, cause, reference, amount)
    select user_id, $1, $2, cause, reference, amount from entry
    on conflict (user_id, cause, reference) do nothing
    returning user_id, cause, reference
  )
  select number::integer from entry join inserted using (user_id, cause, reference)`);

export interface Progress {
  userId: string;
  xpGained: number;
  streak: MemberState['streak'];
}

export async function storeProgress(
  transaction: DatabaseTransaction,
  progress: readonly Progress[],
): Promise<void> {
  if (progress.length === 0) return;
  await updateProgress(
    transaction,
    progress.map(({ userId }) => userId),
    progress.map(({ xpGained }) => xpGained),
    progress.map(({ streak }) => streak.days),
    progress.map(({ streak }) => streak.lastDay),
  );
}

const updateProgress = prepare<
  [
    userIds: readonly string[],
    xpGained: readonly number[],
    streakDays: readonly number[],
    streakDay: readonly (string | null)[],
  ],
  never
>(`
  update users set
    xp = xp + progress.xp_gained, streak_days = progress.streak_days,
    streak_day = coalesce(progress.streak_day, users.streak_day)
  from unnest($1::uuid[], $2::integer[], $3::integer[], $4::date[])
    as progress (user_id, xp_gained, streak_days, streak_day)
  where id = progress.user_id`);

export async function markTasksDone(
  transaction: DatabaseTransaction,
  done: readonly { userId: string; taskId: string }[],
  day: string,
): Promise<void> {
  if (done.length === 0) return;
  await upsertTasksDone(
    transaction,
    done.map(({ userId }) => userId),
    done.map(({ taskId }) => taskId),
    day,
  );
}

const upsertTasksDone = prepare<
  [userIds: readonly string[], taskIds: readonly string[], day: string],
  never
>(`
  insert into tasks_done (user_id, task_id, day)
  select user_id, task_id, $3 from unnest($1::uuid[], $2::text[]) as done (user_id, task_id)
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
  earned: readonly { userId: string; achievementId: string }[],
  now: Date,
): Promise<void> {
  if (earned.length === 0) return;
  await insertAchievementRows(
    transaction,
    earned.map(({ userId }) => userId),
    earned.map(({ achievementId }) => achievementId),
    now,
  );
}

const insertAchievementRows = prepare<
  [userIds: readonly string[], achievementIds: readonly string[], now: Date],
  never
>(`
  insert into achievements_earned (user_id, achievement_id, earned_on)
  select user_id, achievement_id, $3 from unnest($1::uuid[], $2::text[]) as earned (user_id, achievement_id)`);

import { sql, type Kysely } from 'kysely';

/** XP with its ledger, streaks, tasks and achievements. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column xp integer not null default 0 check (xp >= 0),
      add column streak_days integer not null default 0 check (streak_days >= 0),
      add column streak_day date,
      add constraint users_not_own_referrer check (referred_by <> id)`.execute(db);

  // The key is what makes a cause pay once. Rows are only ever added; they go with their member.
  await sql`
    create table xp_entries (
      user_id uuid not null references users (id) on delete cascade,
      cause text not null,
      reference text not null,
      amount integer not null check (amount > 0),
      day date not null,
      created_on timestamptz(3) not null default now(),
      primary key (user_id, cause, reference)
    )`.execute(db);
  await sql`create index xp_entries_by_day on xp_entries (user_id, day)`.execute(db);

  await sql`
    create table tasks_done (
      user_id uuid not null references users (id) on delete cascade,
      task_id text not null,
      day date not null,
      primary key (user_id, task_id)
    )`.execute(db);

  await sql`
    create table achievements_earned (
      user_id uuid not null references users (id) on delete cascade,
      achievement_id text not null,
      earned_on timestamptz(3) not null default now(),
      primary key (user_id, achievement_id)
    )`.execute(db);
}

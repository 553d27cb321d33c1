import { sql, type Kysely } from 'kysely';

/** Who has shared which post; what the leaderboard counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shares (
      post_id uuid not null references posts (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      shared_on timestamptz(3) not null default now(),
      primary key (post_id, user_id)
    )`.execute(db);
  await sql`create index shares_by_user on shares (user_id)`.execute(db);
}

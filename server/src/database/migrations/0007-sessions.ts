import { sql, type Kysely } from 'kysely';

/** Sessions that can be ended, accounts that can be deleted, log-in attempts that all processes count. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column token_version integer not null default 0,
      add column deleted_on timestamptz(3),
      alter column email drop not null,
      alter column password_hash drop not null,
      add constraint users_deleted_without_credentials check (
        case when deleted_on is null
          then email is not null and password_hash is not null
          else email is null and password_hash is null
        end
      )`.execute(db);

  await sql`
    create table login_attempts (
      key bytea primary key,
      failures integer not null,
      ends_on timestamptz(3) not null
    )`.execute(db);
  await sql`create index login_attempts_by_end on login_attempts (ends_on)`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** Coin prices of the providers, shared by all servers of the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table crypto_prices (
      provider text primary key,
      coins jsonb,
      fetched_on timestamptz(3),
      next_fetch_on timestamptz(3) not null
    )`.execute(db);
}

import type { Coin } from '@alphazone/client';
import { sql } from 'kysely';

import type { Database } from '../database/database';

/**
 * Claims the next request to the provider: one server per interval gets it, by the database's clock. Only reads while no request is
 * due, because a write would change the database's snapshot and so empty the caches of responses.
 */
export async function claimTurn(db: Database, provider: string, intervalSeconds: number): Promise<boolean> {
  const next = inSeconds(intervalSeconds);
  const { rows } = await sql`
    insert into crypto_prices (provider, next_fetch_on)
    select ${provider}, ${next}
    where not exists (select from crypto_prices where provider = ${provider} and next_fetch_on > now())
    on conflict (provider) do update set next_fetch_on = excluded.next_fetch_on
    where crypto_prices.next_fetch_on <= now()
    returning provider`.execute(db);
  return rows.length > 0;
}

export async function postponeTurn(db: Database, provider: string, seconds: number): Promise<void> {
  await db
    .updateTable('crypto_prices')
    .set({ next_fetch_on: inSeconds(seconds) })
    .where('provider', '=', provider)
    .execute();
}

export async function storePrices(db: Database, provider: string, coins: readonly Coin[]): Promise<void> {
  await db
    .updateTable('crypto_prices')
    .set({ coins: JSON.stringify(coins), fetched_on: sql<Date>`now()` })
    .where('provider', '=', provider)
    .execute();
}

export async function readPrices(
  db: Database,
  provider: string,
  maxAgeSeconds: number,
): Promise<Coin[] | undefined> {
  const row = await db
    .selectFrom('crypto_prices')
    .select('coins')
    .where('provider', '=', provider)
    .where('fetched_on', '>', inSeconds(-maxAgeSeconds))
    .executeTakeFirst();
  return row?.coins ?? undefined;
}

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

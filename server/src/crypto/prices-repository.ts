import type { Coin } from '@alphazone/client';
import { sql } from 'kysely';

import type { Database } from '../database/database';

/** One server per interval, by the database's clock. */
export async function claimTurn(db: Database, provider: string, intervalSeconds: number): Promise<boolean> {
  const next = inSeconds(intervalSeconds);
  const row = await db
    .insertInto('crypto_prices')
    .values({ provider, next_fetch_on: next })
    .onConflict((conflict) =>
      conflict
        .column('provider')
        .doUpdateSet({ next_fetch_on: next })
        .where('crypto_prices.next_fetch_on', '<=', sql<Date>`now()`),
    )
    .returning('provider')
    .executeTakeFirst();
  return row !== undefined;
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

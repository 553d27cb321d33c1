import type { Coin } from '@alphazone/client';

import { cached } from '../cache';
import type { Database } from '../database/database';
import { HttpError } from '../errors';
import type { Log } from '../logging/log';
import { messages } from '../messages';
import { ProviderError, type PriceProvider } from './price-provider';
import { postponeTurn, readPrices, storePrices, claimTurn } from './prices-repository';

const ttlMs = 1_000;

const maxStaleSeconds = 3_600;

export interface PriceSource {
  provider: PriceProvider;
  intervalSeconds: number;
}

export interface TopCoinsOptions extends PriceSource {
  db: Database;
  log: Pick<Log, 'warn'>;
  now?: () => number;
}

/**
 * Returns a function that loads the provider's coins. All servers on the database together send one request per
 * interval. While requests fail it returns stale prices, and throws 503 after an hour.
 */
export function createTopCoins({
  db,
  provider,
  intervalSeconds,
  log,
  now,
}: TopCoinsOptions): () => Promise<Coin[]> {
  const fetchFresh = async (): Promise<Coin[] | undefined> => {
    try {
      const coins = await provider.fetchCoins();
      await storePrices(db, provider.name, coins);
      return coins;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      log.warn({ provider: provider.name, reason: error.message }, 'coin prices could not be fetched');
      if (error.retryAfterSeconds !== undefined && error.retryAfterSeconds > intervalSeconds) {
        await postponeTurn(db, provider.name, error.retryAfterSeconds);
      }
      return undefined;
    }
  };

  return cached(
    ttlMs,
    async () => {
      const isOurTurn = await claimTurn(db, provider.name, intervalSeconds);
      const coins =
        (isOurTurn ? await fetchFresh() : undefined) ??
        (await readPrices(db, provider.name, maxStaleSeconds));
      if (!coins)
        throw new HttpError(503, 'prices_unavailable', messages.pricesUnavailable, {
          retryAfter: intervalSeconds,
        });
      return coins;
    },
    now,
  );
}

import type { Coin } from '@alphazone/client';

import { cached } from '../cache';
import type { Database } from '../database/database';
import { HttpError } from '../errors';
import { messages } from '../messages';
import { ProviderError, type PriceProvider } from './price-provider';
import { postponeTurn, readPrices, storePrices, takeTurn } from './prices-repository';

/** Milliseconds for which one process does not even ask the database. */
const memory = 1_000;

/** Old prices are better than none for so long, in seconds. */
const longestStale = 3_600;

/** Where the ticker's prices come from, and how often. */
export interface PriceSource {
  provider: PriceProvider;
  /** Seconds between two questions to the provider. */
  interval: number;
}

export interface TopCoinsOptions extends PriceSource {
  db: Database;
  log: { warn: (fields: object, message: string) => void };
  /** Milliseconds since 1970. */
  now?: () => number;
}

/**
 * The coins of a provider that is asked at most once per interval, whatever the number of clients and of
 * servers on the database. When it fails, its last prices go on for an hour.
 *
 * @throws (the function returned) 503 when there are no prices, or only older ones.
 */
export function createTopCoins({ db, provider, interval, log, now }: TopCoinsOptions): () => Promise<Coin[]> {
  const fetchFresh = async (): Promise<Coin[] | undefined> => {
    try {
      const coins = await provider.fetchCoins();
      await storePrices(db, provider.name, coins);
      return coins;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      log.warn({ provider: provider.name, reason: error.message }, 'coin prices could not be fetched');
      if (error.retryAfter !== undefined && error.retryAfter > interval) {
        await postponeTurn(db, provider.name, error.retryAfter);
      }
      return undefined;
    }
  };

  return cached(
    memory,
    async () => {
      const isOurTurn = await takeTurn(db, provider.name, interval);
      const coins =
        (isOurTurn ? await fetchFresh() : undefined) ?? (await readPrices(db, provider.name, longestStale));
      if (!coins) throw new HttpError(503, 'prices_unavailable', messages.pricesUnavailable, [], interval);
      return coins;
    },
    now,
  );
}

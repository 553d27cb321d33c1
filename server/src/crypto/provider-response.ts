import type { Coin } from '@alphazone/client';
import { limits } from '@alphazone/client/limits';

import type { Schema } from '../contract/schema';
import { checkerOf } from '../contract/validation';
import { ProviderError } from './price-provider';

export interface ProviderCoin {
  id: number | string;
  symbol: string;
  price: number | null;
  percentChange24h: number | null;
}

export function responseChecker<T>(provider: string, schema: Schema): (response: unknown) => T {
  const check = checkerOf<T>(schema);
  return (response) => {
    try {
      return check(response);
    } catch (error) {
      const reason = error instanceof Error ? error.message.slice(0, 500) : String(error);
      throw new ProviderError(`${provider} answered in an unknown form. ${reason}`, undefined, {
        cause: error,
      });
    }
  };
}

/** Skips coins without a price or change. @throws ProviderError when no coin is left. */
export function serialiseCoins(provider: string, coins: readonly ProviderCoin[]): Coin[] {
  const known = coins.flatMap(({ id, symbol, price, percentChange24h }) =>
    price === null || percentChange24h === null
      ? []
      : [
          {
            id,
            symbol: symbol.toUpperCase(),
            quote: { USD: { price, percent_change_24h: percentChange24h } },
          },
        ],
  );
  if (known.length === 0) throw new ProviderError(`${provider} answered without a price.`);
  return known.slice(0, limits.coins.maxItems);
}

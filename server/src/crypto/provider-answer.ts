import type { Coin } from '@alphazone/client';
import { limits } from '@alphazone/client/limits';

import type { Schema } from '../contract/contract';
import { checkerOf } from '../contract/validation';
import { ProviderError } from './price-provider';

/** One coin as a provider tells of it; null where it does not know. */
export interface ProviderCoin {
  id: number | string;
  symbol: string;
  price: number | null;
  percentChange24h: number | null;
}

/** Compiles what a provider's answer must be like. @throws (the function returned) ProviderError */
export function answerChecker<T>(provider: string, schema: Schema): (answer: unknown) => T {
  const check = checkerOf<T>(schema);
  return (answer) => {
    try {
      return check(answer);
    } catch (error) {
      const reason = error instanceof Error ? error.message.slice(0, 500) : String(error);
      throw new ProviderError(`${provider} answered in an unknown form. ${reason}`, undefined, {
        cause: error,
      });
    }
  };
}

/**
 * As many coins as the ticker shows, in the contract's form, without those whose price or change the provider does not know.
 *
 * @throws ProviderError when none is left.
 */
export function presentCoins(provider: string, coins: readonly ProviderCoin[]): Coin[] {
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

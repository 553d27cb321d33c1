import { limits } from '@alphazone/client/limits';

import { fetchJson } from './fetch-json';
import type { PriceProvider } from './price-provider';
import { responseChecker, serialiseCoins } from './provider-response';

const title = 'CoinGecko';

interface Market {
  id: string;
  symbol: string;
  current_price: number | null;
  price_change_percentage_24h: number | null;
}

const checkMarkets = responseChecker<Market[]>(title, {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'symbol', 'current_price', 'price_change_percentage_24h'],
    properties: {
      id: { type: 'string', minLength: 1, maxLength: 100 },
      symbol: { type: 'string', minLength: 1, maxLength: 40 },
      current_price: { type: ['number', 'null'] },
      price_change_percentage_24h: { type: ['number', 'null'] },
    },
  },
});

export interface CoinGeckoOptions {
  /** Without a key, the rate limit is lower. */
  apiKey?: string | undefined;
  baseUrl?: string;
  timeoutMs?: number;
}

export function coinGecko({
  apiKey,
  baseUrl = 'https://api.coingecko.com/api/v3',
  timeoutMs,
}: CoinGeckoOptions = {}): PriceProvider {
  const url = new URL(`${baseUrl}/coins/markets`);
  url.search = new URLSearchParams({
    vs_currency: 'usd',
    order: 'market_cap_desc',
    per_page: String(limits.coins.maxItems),
    page: '1',
    price_change_percentage: '24h',
  }).toString();

  return {
    name: 'coingecko',
    async fetchCoins() {
      const response = await fetchJson({
        url,
        headers: apiKey === undefined ? {} : { 'x-cg-demo-api-key': apiKey },
        ...(timeoutMs !== undefined && { timeoutMs }),
      });
      return serialiseCoins(
        title,
        checkMarkets(response).map((market) => ({
          id: market.id,
          symbol: market.symbol,
          price: market.current_price,
          percentChange24h: market.price_change_percentage_24h,
        })),
      );
    },
  };
}

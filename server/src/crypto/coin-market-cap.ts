import { limits } from '@alphazone/client/limits';

import { fetchJson } from './fetch-json';
import { ProviderError, type PriceProvider } from './price-provider';
import { responseChecker, serialiseCoins } from './provider-response';

const title = 'CoinMarketCap';

interface Listings {
  data: {
    id: number;
    symbol: string;
    quote: { USD: { price: number | null; percent_change_24h: number | null } };
  }[];
}

/** Validated first: a failure may have status 200 and no `data`. */
const checkStatus = responseChecker<{ status: { error_code: number | string } }>(title, {
  type: 'object',
  required: ['status'],
  properties: {
    status: {
      type: 'object',
      required: ['error_code'],
      properties: { error_code: { type: ['integer', 'string'] } },
    },
  },
});

const checkListings = responseChecker<Listings>(title, {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'symbol', 'quote'],
        properties: {
          id: { type: 'integer' },
          symbol: { type: 'string', minLength: 1, maxLength: 40 },
          quote: {
            type: 'object',
            required: ['USD'],
            properties: {
              USD: {
                type: 'object',
                required: ['price', 'percent_change_24h'],
                properties: {
                  price: { type: ['number', 'null'] },
                  percent_change_24h: { type: ['number', 'null'] },
                },
              },
            },
          },
        },
      },
    },
  },
});

export interface CoinMarketCapOptions {
  apiKey: string;
  baseUrl?: string;
  timeoutMs?: number;
}

export function coinMarketCap({
  apiKey,
  baseUrl = 'https://pro-api.coinmarketcap.com',
  timeoutMs,
}: CoinMarketCapOptions): PriceProvider {
  const url = new URL(`${baseUrl}/v1/cryptocurrency/listings/latest`);
  url.search = new URLSearchParams({
    start: '1',
    limit: String(limits.coins.maxItems),
    convert: 'USD',
  }).toString();

  return {
    name: 'coinmarketcap',
    async fetchCoins() {
      const response = await fetchJson({
        url,
        headers: { 'X-CMC_PRO_API_KEY': apiKey },
        ...(timeoutMs !== undefined && { timeoutMs }),
      });
      const { error_code: errorCode } = checkStatus(response).status;
      if (Number(errorCode) !== 0) throw new ProviderError(`${title} answered with its error ${errorCode}.`);
      return serialiseCoins(
        title,
        checkListings(response).data.map(({ id, symbol, quote: { USD } }) => ({
          id,
          symbol,
          price: USD.price,
          percentChange24h: USD.percent_change_24h,
        })),
      );
    },
  };
}

import type { Settings } from '../settings/settings';
import { coinGecko } from './coin-gecko';
import { coinMarketCap } from './coin-market-cap';
import type { PriceSource } from './top-coins';

export function createPriceSource({
  cryptoProvider,
  cryptoApiKey,
  cryptoIntervalSeconds,
}: Pick<Settings, 'cryptoProvider' | 'cryptoApiKey' | 'cryptoIntervalSeconds'>): PriceSource | undefined {
  switch (cryptoProvider) {
    case 'sample':
      return undefined;
    case 'coinmarketcap':
      // The settings guarantee a key.
      return {
        provider: coinMarketCap({ apiKey: cryptoApiKey ?? '' }),
        intervalSeconds: cryptoIntervalSeconds,
      };
    case 'coingecko':
      return { provider: coinGecko({ apiKey: cryptoApiKey }), intervalSeconds: cryptoIntervalSeconds };
  }
}

import type { Coin } from '@alphazone/client';

import type { Handlers } from '../contract/handlers';

/** Prices for the ticker. */
export function cryptoHandlers(topCoins: () => Promise<Coin[]>): Pick<Handlers, 'listTopCoins'> {
  return { listTopCoins: () => topCoins() };
}

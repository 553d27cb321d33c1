import type { Coin } from '@alphazone/client';

import type { Handlers } from '../contract/handlers';

/** Prices for the ticker. Spec section 2. */
export function cryptoHandlers(topCoins: () => Promise<Coin[]>): Pick<Handlers, 'listTopCoins'> {
  return { listTopCoins: () => topCoins() };
}

import type { Coin } from '@alphazone/client';

import type { OfferedHandlers } from '../contract/bind-contract';

/** Prices for the ticker. Spec section 2, design section 3.16. */
export function cryptoHandlers(topCoins: () => Promise<Coin[]>): Pick<OfferedHandlers, 'listTopCoins'> {
  return { listTopCoins: () => topCoins() };
}

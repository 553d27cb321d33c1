import type { Coin } from '@alphazone/client';

import type { Handlers } from '../contract/handlers';

export function cryptoHandlers(topCoins: () => Promise<Coin[]>): Pick<Handlers, 'listTopCoins'> {
  return { listTopCoins: () => topCoins() };
}

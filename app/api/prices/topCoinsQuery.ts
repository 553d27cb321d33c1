import { dataOf, type Coin } from '@alphazone/client';
import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../ApiContext';

/** How often prices are asked for while somebody sees them, in milliseconds. Spec section 9. */
const pollInterval = 15_000;

/** The coins of the ticker. A failure is only logged; what came before stays. Spec sections 4 and 8. */
export function topCoinsQuery({ client, log }: Pick<Api, 'client' | 'log'>) {
  return queryOptions({
    queryKey: ['coins'],
    queryFn: async ({ signal }) => {
      try {
        return coinsIn(await dataOf(client.GET('/api/crypto/top', { signal })));
      } catch (error) {
        if (!signal.aborted) log('The coin prices could not be loaded.', error);
        throw error;
      }
    },
    retry: false,
    refetchInterval: pollInterval,
  });
}

/** The coins in an answer, which may come from any server. Throws when it is no list of them. */
function coinsIn(answer: unknown): Coin[] {
  if (!Array.isArray(answer)) throw new Error('The answer is no list of coins.');
  return answer.filter(isCoin);
}

function isCoin(value: unknown): value is Coin {
  const coin = value as Partial<Coin> | null | undefined;
  const usd: Partial<Coin['quote']['USD']> | undefined = coin?.quote?.USD;
  return (
    typeof coin?.symbol === 'string' &&
    typeof usd?.price === 'number' &&
    typeof usd.percent_change_24h === 'number'
  );
}

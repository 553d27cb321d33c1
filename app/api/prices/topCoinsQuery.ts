import { lenientDataOf, listOf, shapes } from '@alphazone/client';
import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../ApiContext';

/** Polled only while the ticker is on screen. Spec section 9. */
const pollInterval = 15_000;

/** The coins of the ticker. A failure is only logged; the last prices stay. Spec sections 4 and 8. */
export function topCoinsQuery({ client, log }: Pick<Api, 'client' | 'log'>) {
  return queryOptions({
    queryKey: ['coins'],
    queryFn: async ({ signal }) => {
      try {
        const coins = await lenientDataOf(listOf(shapes.Coin), client.GET('/api/crypto/top', { signal }));
        if (!coins) throw new Error('The answer is no list of coins.');
        return coins;
      } catch (error) {
        if (!signal.aborted) log('The coin prices could not be loaded.', error);
        throw error;
      }
    },
    retry: false,
    refetchInterval: pollInterval,
  });
}

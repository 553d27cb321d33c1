import { lenientDataOf, listOf, shapes } from '@alphazone/client';
import { queryOptions } from '@tanstack/react-query';

import type { Forum } from '@alphazone/react';

const pollIntervalMs = 15_000;

export function topCoinsQuery({ client, log }: Pick<Forum, 'client' | 'log'>) {
  return queryOptions({
    queryKey: ['coins'],
    queryFn: async ({ signal }) => {
      try {
        const coins = await lenientDataOf(listOf(shapes.Coin), client.GET('/api/crypto/top', { signal }));
        if (!coins) throw new Error('The response is not a list of coins.');
        return coins;
      } catch (error) {
        if (!signal.aborted) log('The coin prices could not be loaded.', error);
        throw error;
      }
    },
    retry: false,
    // Prices come from an external provider, so no page waits for them.
    meta: { isClientOnly: true, isPublic: true },
    refetchInterval: pollIntervalMs,
  });
}

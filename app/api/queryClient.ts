import { QueryClient } from '@tanstack/react-query';

import { isPassing } from './errors';

/** How long an answer counts as fresh, in milliseconds. Pushes and own changes come in between. */
const staleTime = 15_000;

/** How long a list that is not on screen is kept, in milliseconds: going back to it finds the page as it was. */
const gcTime = 30 * 60_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime, gcTime, retry: (failures, error) => failures < 2 && isPassing(error) },
      // Offline, a change fails at once with a reason instead of waiting unseen.
      mutations: { networkMode: 'always' },
    },
  });
}

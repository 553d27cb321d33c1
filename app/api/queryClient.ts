import { QueryClient } from '@tanstack/react-query';

import { isTransient } from './errors';

/** Milliseconds. Pushes and mutations invalidate queries sooner. */
const staleTime = 15_000;

/** Milliseconds. Long enough to go back to a list without reloading it. */
const gcTime = 30 * 60_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime, gcTime, retry: (failures, error) => failures < 2 && isTransient(error) },
      // Offline, fails immediately with a message instead of pausing silently.
      mutations: { networkMode: 'always' },
    },
  });
}

import { ApiError } from '@alphazone/client';
import { onlineManager, type DefaultOptions } from '@tanstack/react-query';

import { isTransient } from '../errors';

/** Milliseconds. Pushes and mutations invalidate queries sooner. */
const staleTime = 15_000;

/** Milliseconds. Long enough to return to a list without a reload. */
const gcTime = 30 * 60_000;

const maxRetries = 2;

/** Seconds. Readers do not wait longer for a page. */
const maxRetryAfter = 30;

export function shouldRetry(failures: number, error: unknown): boolean {
  // Offline, a reconnection refetches it.
  return (
    onlineManager.isOnline() &&
    failures < maxRetries &&
    isTransient(error) &&
    (retryAfterOf(error) ?? 0) <= maxRetryAfter
  );
}

/** Milliseconds: the server's `Retry-After`, else 1 s, 2 s, and so on. */
export function retryDelay(failures: number, error: unknown): number {
  return (retryAfterOf(error) ?? 2 ** failures) * 1000;
}

const retryAfterOf = (error: unknown) => (error instanceof ApiError ? error.retryAfter : undefined);

export const queryDefaults: DefaultOptions = {
  queries: {
    staleTime,
    gcTime,
    retry: shouldRetry,
    retryDelay,
    // Offline, a service worker may respond from its cache. `offlineFirst` would pause a retry silently.
    networkMode: 'always',
    refetchOnReconnect: true,
  },
  // Offline, fails immediately with a message instead of pausing silently.
  mutations: { networkMode: 'always' },
};

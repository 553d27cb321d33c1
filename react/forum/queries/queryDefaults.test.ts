import { ApiError } from '@alphazone/client';
import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';

import { queryDefaults } from './queryDefaults';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

it('fails a query whose network is lost before its retry', async () => {
  vi.useFakeTimers();
  const cache = new QueryClient({ defaultOptions: queryDefaults });
  const unreachable = new ApiError(0, 'The server cannot be reached.');
  const loading = cache.fetchQuery({ queryKey: ['post'], queryFn: () => Promise.reject(unreachable) });
  const result = expect(loading).rejects.toBe(unreachable);
  await vi.advanceTimersByTimeAsync(0);
  onlineManager.setOnline(false);

  await vi.advanceTimersByTimeAsync(60_000);
  await result;
});

it('refetches after a reconnection what failed offline', async () => {
  const cache = new QueryClient({ defaultOptions: queryDefaults });
  cache.mount();
  onlineManager.setOnline(false);
  const queryFn = vi.fn(() => Promise.reject(new ApiError(0, 'The server cannot be reached.')));
  const observer = new QueryObserver(cache, { queryKey: ['post'], queryFn });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));

  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  stop();
  cache.unmount();
});

import { beforeEach, expect, it, vi } from 'vitest';

import { createShutdown } from './shutdown';

const exit = vi.fn();
const onBegin = vi.fn();
const onError = vi.fn();
let now = 0;

beforeEach(() => {
  vi.clearAllMocks();
  now = 0;
});

const shutdownWith = (stop: () => Promise<void>) =>
  createShutdown({ stop, exit, onBegin, onError, now: () => now });

it('stops gracefully on the first signal and exits with 0', async () => {
  shutdownWith(() => Promise.resolve())();

  expect(onBegin).toHaveBeenCalledOnce();
  await vi.waitFor(() => {
    expect(exit).toHaveBeenCalledExactlyOnceWith(0);
  });
});

it('exits immediately on a second signal', () => {
  const shutdown = shutdownWith(() => new Promise(() => undefined));
  shutdown();
  now = 1_001;
  shutdown();

  expect(exit).toHaveBeenCalledExactlyOnceWith(130);
});

it('ignores a duplicate signal', () => {
  const stop = vi.fn(() => new Promise<void>(() => undefined));
  const shutdown = shutdownWith(stop);
  shutdown();
  now = 5;
  shutdown();

  expect(stop).toHaveBeenCalledOnce();
  expect(exit).not.toHaveBeenCalled();
});

it('exits with an error when stopping fails', async () => {
  const error = new Error('stuck');
  shutdownWith(() => Promise.reject(error))();

  await vi.waitFor(() => {
    expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  });
  expect(onError).toHaveBeenCalledWith(error);
});

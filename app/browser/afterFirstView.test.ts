import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { afterFirstView } from './afterFirstView';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp({ route = Promise.resolve() } = {}) {
  const browser = { setTimeout, clearTimeout } as unknown as Window;
  const cache = new QueryClient();
  const run = vi.fn<() => void>();
  const start = () => afterFirstView({ route, cache, browser }, run);
  return { browser, cache, run, start };
}

it('waits for the route', async () => {
  let load: () => void = () => undefined;
  const { run, start } = setUp({ route: new Promise<void>((resolve) => (load = resolve)) });
  start();
  await vi.advanceTimersByTimeAsync(0);
  expect(run).not.toHaveBeenCalled();

  load();
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledOnce();
});

it('waits for an idle browser where `requestIdleCallback` exists', async () => {
  const { browser, run, start } = setUp();
  const requestIdleCallback = vi.fn<(run: () => void) => number>(() => 1);
  Object.assign(browser, { requestIdleCallback });
  start();
  await vi.advanceTimersByTimeAsync(0);
  expect(run).not.toHaveBeenCalled();

  requestIdleCallback.mock.calls[0]?.[0]();
  expect(run).toHaveBeenCalledOnce();
});

it('waits for an idle browser before each step', async () => {
  const { browser, cache } = setUp();
  const requestIdleCallback = vi.fn<(run: () => void) => number>(() => 1);
  Object.assign(browser, { requestIdleCallback });
  const steps = [vi.fn<() => void>(), vi.fn<() => void>()] as const;
  afterFirstView({ route: Promise.resolve(), cache, browser }, ...steps);
  await vi.advanceTimersByTimeAsync(0);

  requestIdleCallback.mock.calls[0]?.[0]();
  expect(steps.map((step) => step.mock.calls.length)).toEqual([1, 0]);
  requestIdleCallback.mock.calls[1]?.[0]();
  expect(steps.map((step) => step.mock.calls.length)).toEqual([1, 1]);
  expect(requestIdleCallback).toHaveBeenCalledTimes(2);
});

it('waits for the data that is loading, but not for long', async () => {
  const { cache, run, start } = setUp();
  let answer: (value: string) => void = () => undefined;
  void cache.prefetchQuery({
    queryKey: ['posts'],
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  });
  await vi.advanceTimersByTimeAsync(0);
  start();
  await vi.advanceTimersByTimeAsync(100);
  expect(run).not.toHaveBeenCalled();
  answer('posts');
  await vi.advanceTimersByTimeAsync(10);
  expect(run).toHaveBeenCalledOnce();

  void cache.prefetchQuery({ queryKey: ['never'], queryFn: () => new Promise<string>(() => undefined) });
  start();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(run).toHaveBeenCalledTimes(2);
});

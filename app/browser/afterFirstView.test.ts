import { expect, it, vi } from 'vitest';

import { afterFirstView } from './afterFirstView';

it('runs when the route is loaded and the browser is idle', () => {
  const listeners = new Set<(state: { initialized: boolean }) => void>();
  const subscribe = (listener: (state: { initialized: boolean }) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const requestIdleCallback = vi.fn<Window['requestIdleCallback']>();
  const setTimeout = vi.fn<Window['setTimeout']>();
  const run = vi.fn<() => void>();

  afterFirstView({ state: { initialized: false }, subscribe }, { requestIdleCallback, setTimeout }, run);
  listeners.forEach((listener) => listener({ initialized: false }));
  expect(requestIdleCallback).not.toHaveBeenCalled();

  listeners.forEach((listener) => listener({ initialized: true }));
  expect(requestIdleCallback).toHaveBeenCalledExactlyOnceWith(run, { timeout: 2_000 });
  expect(listeners.size).toBe(0);

  afterFirstView({ state: { initialized: true }, subscribe }, { setTimeout }, run);
  expect(setTimeout).toHaveBeenCalledExactlyOnceWith(run, 0);
});

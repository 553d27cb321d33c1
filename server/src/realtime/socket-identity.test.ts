import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createIdentity } from './socket-identity';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const onEnded = vi.fn();
beforeEach(() => onEnded.mockClear());

const days = 86_400_000;
const until = (milliseconds: number) => ({
  userId: 'ada',
  expiresAt: new Date(Date.now() + milliseconds),
});

it.each([1, 30 * days, 365 * days])('lasts until the token expires, in %d milliseconds', (lifetime) => {
  const identity = createIdentity(until(lifetime), onEnded);

  vi.advanceTimersByTime(lifetime - 1);
  expect(identity.userId()).toBe('ada');
  vi.advanceTimersByTime(1);

  expect(identity.userId()).toBeUndefined();
  expect(onEnded).toHaveBeenCalledExactlyOnceWith('ada');
});

it('is a guest without a token or with an expired one', () => {
  expect(createIdentity(undefined, onEnded).userId()).toBeUndefined();
  expect(onEnded).not.toHaveBeenCalled();
  expect(createIdentity(until(0), onEnded).userId()).toBeUndefined();
});

it('ends once, with the session or the token', () => {
  const identity = createIdentity(until(days), onEnded);

  identity.end();
  identity.end();
  vi.advanceTimersByTime(2 * days);

  expect(identity.userId()).toBeUndefined();
  expect(onEnded).toHaveBeenCalledExactlyOnceWith('ada');
});

it('clears its timer with the socket', () => {
  createIdentity(until(days), onEnded).dispose();

  expect(vi.getTimerCount()).toBe(0);
});

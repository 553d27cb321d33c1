import { expect, it } from 'vitest';

import { createBudget, createRate, socketLimits } from './socket-limits';

it('renews the event budget every ten seconds', () => {
  let now = 0;
  const maySend = createBudget(2, () => now);

  const first = [maySend(), maySend(), maySend()];
  now = 9_999;
  const tooEarly = maySend();
  now = 10_000;

  expect([...first, tooEarly]).toEqual([true, true, false, false]);
  expect([maySend(), maySend(), maySend()]).toEqual([true, true, false]);
});

it('limits the events of each key in a minute, and counts no refused ones', () => {
  let now = 0;
  const count = createRate(2, () => now);

  const first = [count('a'), count('a'), count('a'), count('b')];
  now = 59_001;
  const late = count('a');
  now = 60_000;

  expect([...first, late]).toEqual([undefined, undefined, 60, undefined, 1]);
  expect([count('a'), count('a'), count('a')]).toEqual([undefined, undefined, 60]);
});

it('limits the total of sockets even without rate limits', () => {
  expect(socketLimits({ maxSockets: 7, rateLimits: false })).toEqual({
    total: 7,
    perAddress: Infinity,
    perMember: Infinity,
    newPerMinute: Infinity,
    events: Infinity,
  });
  expect(socketLimits({ maxSockets: 7, rateLimits: true }).perAddress).toBeLessThan(Infinity);
});

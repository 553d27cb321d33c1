import { expect, it } from 'vitest';

import { createBudget, createTally, socketLimits } from './socket-limits';

it('counts additions and removals', () => {
  const tally = createTally();
  const forget = tally.add('ada');
  tally.add('ada');

  expect(tally.of('ada')).toBe(2);
  forget();
  expect(tally.of('ada')).toBe(1);
  expect(tally.of('bob')).toBe(0);
});

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

it('limits the total of sockets even without rate limits', () => {
  expect(socketLimits({ maxSockets: 7, rateLimits: false })).toEqual({
    total: 7,
    perAddress: Infinity,
    perMember: Infinity,
    events: Infinity,
  });
  expect(socketLimits({ maxSockets: 7, rateLimits: true }).perAddress).toBeLessThan(Infinity);
});

import { expect, it } from 'vitest';

import { createBudget, socketLimits } from './socket-limits';

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

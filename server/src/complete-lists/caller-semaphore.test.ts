import { expect, it } from 'vitest';

import { CallerSemaphore } from './caller-semaphore';

it('gives the slot to a waiting caller when it is released', async () => {
  const slots = new CallerSemaphore({ max: 1, waitMs: 60_000 });
  const first = await slots.acquire('ada');
  const second = slots.acquire('ada');
  const third = slots.acquire('bob');

  if (typeof first === 'object') first.release();
  const next = await second;
  if (typeof next === 'object') next.release();

  expect([first, next, await third]).toEqual(Array(3).fill({ release: expect.any(Function) as unknown }));
});

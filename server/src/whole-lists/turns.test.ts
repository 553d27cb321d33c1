import { expect, it } from 'vitest';

import { Turns } from './turns';

it('gives the turn to a waiting caller when the previous one ends', async () => {
  const turns = new Turns({ max: 1, waitMs: 60_000 });
  const first = await turns.take('ada');
  const second = turns.take('ada');
  const third = turns.take('bob');

  if (typeof first === 'object') first.end();
  const next = await second;
  if (typeof next === 'object') next.end();

  expect([first, next, await third]).toEqual(Array(3).fill({ end: expect.any(Function) as unknown }));
});

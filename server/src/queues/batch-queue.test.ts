import { setImmediate } from 'node:timers/promises';

import { expect, it, vi } from 'vitest';

import { createBatchQueue } from './batch-queue';

it('collects the items that arrive while a batch is pending', async () => {
  const batches: (readonly number[])[] = [];
  const later: Promise<number>[] = [];
  const add = createBatchQueue<number, number>({
    run(items) {
      batches.push(items);
      if (later.length === 0) later.push(add(2), add(3), add(4));
      return Promise.resolve(items.map((item) => -item));
    },
    maxSize: 2,
  });

  expect(await add(1)).toBe(-1);
  expect(await Promise.all(later)).toEqual([-2, -3, -4]);
  expect(batches).toEqual([[1], [2, 3], [4]]);
});

it('continues after a failed batch, which rejects only its own callers', async () => {
  const add = createBatchQueue<number, number>({
    run: (items) => (items.includes(1) ? Promise.reject(new Error('no')) : Promise.resolve(items)),
    maxSize: 2,
  });

  await expect(add(1)).rejects.toThrow('no');
  await expect(add(2)).resolves.toBe(2);
});

it('runs items with the same key sequentially, and others concurrently', async () => {
  const log: string[] = [];
  let finish: () => void = () => undefined;
  const pending = new Promise<void>((resolve) => (finish = resolve));
  const add = createBatchQueue<string, string>({
    async run(items, startNext) {
      log.push(items.join());
      startNext();
      if (items.includes('a1')) await pending;
      return items;
    },
    maxSize: 10,
    keyOf: ([letter]) => letter,
  });

  const first = [add('a1'), add('a2')];
  await expect.poll(() => log).toEqual(['a1']);
  expect(await add('b1')).toBe('b1');
  finish();
  await Promise.all(first);

  expect(log).toEqual(['a1', 'b1', 'a2']);
});

it('waits without a turn of the event loop while the keys of all items are running', async () => {
  let finish: () => void = () => undefined;
  const pending = new Promise<void>((resolve) => (finish = resolve));
  const add = createBatchQueue<string, string>({
    async run(items, startNext) {
      startNext();
      await pending;
      return items;
    },
    maxSize: 2,
    keyOf: (item) => item.slice(0, 1),
  });
  const first = add('a1');
  await setImmediate();
  const turns = vi.spyOn(globalThis, 'setImmediate');
  const second = add('a2');
  for (let n = 0; n < 5; n += 1) await setImmediate();
  const waited = turns.mock.calls.length;
  turns.mockRestore();
  finish();

  expect(await Promise.all([first, second])).toEqual(['a1', 'a2']);
  expect(waited).toBe(0);
});

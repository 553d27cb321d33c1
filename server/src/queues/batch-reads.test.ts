import { expect, it } from 'vitest';

import { batchReads } from './batch-reads';

it('collects the calls that arrive while a batch is pending for the next one', async () => {
  const batches: number[][] = [];
  const finish: (() => void)[] = [];
  const call = batchReads(async (keys: readonly { n: number }[]) => {
    batches.push(keys.map(({ n }) => n));
    await new Promise<void>((resolve) => finish.push(resolve));
    return keys.map(({ n }) => n * 10);
  });

  const first = [call({ n: 1 }), call({ n: 2 })];
  await expect.poll(() => batches).toEqual([[1, 2]]);
  const second = [call({ n: 3 }), call({ n: 3 })];
  await new Promise((resolve) => setImmediate(resolve));
  expect(batches).toHaveLength(1);

  finish[0]?.();
  expect(await Promise.all(first)).toEqual([10, 20]);
  await expect
    .poll(() => batches)
    .toEqual([
      [1, 2],
      [3, 3],
    ]);
  finish[1]?.();
  expect(await Promise.all(second)).toEqual([30, 30]);
});

it('calls again after a failure', async () => {
  let isBroken = true;
  const call = batchReads((keys: readonly object[]) =>
    isBroken ? Promise.reject(new Error('broken')) : Promise.resolve(keys.map(() => 1)),
  );
  const pending = call({});
  await expect(pending).rejects.toThrow('broken');
  isBroken = false;

  expect(await call({})).toBe(1);
});

import { expect, it } from 'vitest';

import { inBatches } from './in-batches';

it('collects the items that arrive while a batch is pending', async () => {
  const batches: (readonly number[])[] = [];
  const later: Promise<void>[] = [];
  const add = inBatches<number>((items) => {
    batches.push(items);
    if (later.length === 0) later.push(add([2]), add([3, 4]));
    return Promise.resolve();
  });

  await add([1]);
  await Promise.all(later);

  expect(batches).toEqual([[1], [2, 3, 4]]);
});

it('goes on after a failed batch, which rejects its own callers', async () => {
  const add = inBatches<number>(([item]) =>
    item === 1 ? Promise.reject(new Error('no')) : Promise.resolve(),
  );

  const failing = add([1]);
  await expect(failing).rejects.toThrow('no');
  await expect(add([2])).resolves.toBeUndefined();
});

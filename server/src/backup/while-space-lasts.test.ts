import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { whileSpaceLasts } from './while-space-lasts';

const folder = tmpdir();
const quietly = new AbortController().signal;
const message = 'is almost full, and its database would stop';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** A disk of 10 GB. */
function diskWith(free: number) {
  const disk = { free, total: 10_000_000_000 };
  return { disk, read: () => Promise.resolve(disk) };
}

it('refuses a copy to the full disk of the database', async () => {
  const copy = vi.fn(() => Promise.resolve());
  const { read } = diskWith(400_000_000);

  await expect(whileSpaceLasts({ folder, dataDir: folder, read }, quietly, copy)).rejects.toThrow(message);
  expect(copy).not.toHaveBeenCalled();
});

it('stops a copy that fills the disk of the database', async () => {
  const { disk, read } = diskWith(600_000_000);
  const copying = whileSpaceLasts({ folder, dataDir: folder, read }, quietly, async (signal) => {
    await vi.advanceTimersByTimeAsync(1_000);
    signal.throwIfAborted();
    disk.free = 400_000_000;
    await vi.advanceTimersByTimeAsync(1_000);
    await sleep(30_000, undefined, { signal });
  });

  await expect(copying).rejects.toThrow(message);
  expect(vi.getTimerCount()).toBe(0);
});

it.runIf(process.platform === 'linux')('lets a copy to another disk go on', async () => {
  const { read } = diskWith(0);

  expect(
    await whileSpaceLasts({ folder, dataDir: '/proc', read }, quietly, () => Promise.resolve('copied')),
  ).toBe('copied');
});

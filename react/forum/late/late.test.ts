import { expect, it, vi } from 'vitest';

import { late } from './late';

it('imports once, and calls back in order', async () => {
  const create = vi.fn(() => Promise.resolve('part'));
  const source = late(create, vi.fn());
  const calls: string[] = [];
  source.subscribe(() => calls.push('subscriber'));

  source.whenLoaded((part) => calls.push(`first ${part}`));
  source.whenLoaded((part) => calls.push(`second ${part}`));
  expect([calls, source.current()]).toEqual([[], undefined]);
  await source.load();
  source.whenLoaded((part) => calls.push(`third ${part}`));

  expect(create).toHaveBeenCalledOnce();
  expect(calls).toEqual(['first part', 'second part', 'subscriber', 'third part']);
});

it('keeps callbacks queued after a failed import and runs them after the next', async () => {
  const failure = new Error('offline');
  const create = vi.fn(() => Promise.resolve('part')).mockRejectedValueOnce(failure);
  const onFailed = vi.fn();
  const source = late(create, onFailed);
  const run = vi.fn();

  source.whenLoaded(run);
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledExactlyOnceWith(failure));
  expect(run).not.toHaveBeenCalled();
  await source.load();

  expect(run).toHaveBeenCalledExactlyOnceWith('part');
});

import { expect, it, vi } from 'vitest';

import { onDemand } from './onDemand';

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('imports once, and notifies subscribers', async () => {
  const importModule = vi.fn(() => Promise.resolve('module'));
  const source = onDemand(importModule);
  const onLoad = vi.fn();
  source.subscribe(onLoad);

  source.load();
  source.load();
  expect(source.current()).toBeUndefined();
  await settled();
  source.load();

  expect(importModule).toHaveBeenCalledOnce();
  expect(onLoad).toHaveBeenCalledOnce();
  expect(source.current()).toBe('module');
});

it('notifies subscribers of a failed import, and tries again', async () => {
  const importModule = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('module');
  const source = onDemand(importModule);
  const seen: unknown[] = [];
  source.subscribe(() => seen.push(source.current()));

  source.load();
  await settled();
  source.load();
  await settled();

  expect(seen).toEqual([undefined, 'module']);
});

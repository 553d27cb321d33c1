import { expect, it, vi } from 'vitest';

import { keepFont } from './keepFont';

it('remembers the font once it has loaded', async () => {
  const kept = new Map<string, string>();
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue([]);
  const browser = {
    document: { fonts: { load } },
    localStorage: { setItem: (key: string, value: string) => kept.set(key, value) },
  };

  await expect(keepFont(browser)).rejects.toThrow('offline');
  expect(kept.size).toBe(0);
  await keepFont(browser);
  expect([...kept.keys()]).toEqual(['font']);
});

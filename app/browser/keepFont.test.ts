import { expect, it, vi } from 'vitest';

import { keepFont } from './keepFont';

function setUp(dataset: DOMStringMap) {
  const kept = new Map<string, string>();
  const load = vi.fn<(source: string) => Promise<FontFace>>();
  load.mockRejectedValueOnce(new Error('offline'));
  const browser = {
    document: { documentElement: { dataset } },
    FontFace: class {
      constructor(
        readonly family: string,
        readonly source: string,
      ) {}
      load = () => load(this.source);
    },
    localStorage: { setItem: (key: string, value: string) => kept.set(key, value) },
  };
  return { kept, load, browser };
}

it('remembers the font once it has loaded', async () => {
  const { kept, load, browser } = setUp({ font: '/assets/inter.woff2' });

  await expect(keepFont(browser)).rejects.toThrow('offline');
  expect(kept.size).toBe(0);
  await keepFont(browser);
  expect([...kept.keys()]).toEqual(['font']);
  expect(load).toHaveBeenLastCalledWith('url(/assets/inter.woff2)');
});

it('loads nothing on a page that has the font', async () => {
  const { load, browser } = setUp({});
  await keepFont(browser);
  expect(load).not.toHaveBeenCalled();
});

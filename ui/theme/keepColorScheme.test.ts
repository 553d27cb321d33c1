import { expect, it, vi } from 'vitest';

import { keepColorScheme } from './keepColorScheme';

/** Undefined `storage`: blocked. */
function page(storage: Map<string, string> | undefined) {
  const events = new EventTarget();
  const root = { dataset: {} as Record<string, string> };
  const browser = {
    get localStorage() {
      if (!storage) throw new Error('Storage is switched off.');
      return {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => void storage.set(key, value),
        removeItem: (key: string) => void storage.delete(key),
      };
    },
    addEventListener: events.addEventListener.bind(events),
    document: { documentElement: root },
  } as unknown as Window;
  const store = (key: string | null, value: string | null) => {
    if (key === null) storage?.clear();
    else if (value !== null) storage?.set(key, value);
  };
  const changeElsewhere = (key: string | null, value: string | null) => {
    store(key, value);
    events.dispatchEvent(Object.assign(new Event('storage'), { key }));
  };
  const changeWhileCached = (key: string, value: string) => {
    store(key, value);
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  };
  return { browser, root, changeElsewhere, changeWhileCached };
}

it('applies the stored choice on the next page', () => {
  const storage = new Map<string, string>();
  const first = page(storage);
  keepColorScheme(first.browser).choose('light');
  expect(first.root.dataset['theme']).toBe('light');

  const next = page(storage);
  keepColorScheme(next.browser);
  expect(next.root.dataset['theme']).toBe('light');
});

it('follows other tabs, including a cleared storage', () => {
  const { browser, root, changeElsewhere } = page(new Map());
  keepColorScheme(browser);

  changeElsewhere('theme', 'dark');
  expect(root.dataset['theme']).toBe('dark');
  changeElsewhere('profile', 'light');
  expect(root.dataset['theme']).toBe('dark');
  changeElsewhere(null, null);
  expect(root.dataset['theme']).toBeUndefined();
});

it('follows changes made while the page was in the back/forward cache', () => {
  const { browser, root, changeWhileCached } = page(new Map());
  keepColorScheme(browser);

  changeWhileCached('theme', 'light');
  expect(root.dataset['theme']).toBe('light');
});

it('keeps a choice that could not be stored when another tab stores something', () => {
  const { browser, root, changeElsewhere } = page(undefined);
  keepColorScheme(browser).choose('dark');

  changeElsewhere('profile', '{}');
  expect(root.dataset['theme']).toBe('dark');
});

it('works without storage', () => {
  const { browser, root } = page(undefined);
  const log = vi.fn();
  keepColorScheme(browser, log).choose('dark');
  expect(root.dataset['theme']).toBe('dark');
  expect(log).toHaveBeenCalledTimes(2);
});

it('follows the system without a window', () => {
  const store = keepColorScheme(undefined);
  store.choose('dark');

  expect(store.current()).toBe('system');
});

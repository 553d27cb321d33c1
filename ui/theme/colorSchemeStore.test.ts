import { describe, expect, it, vi } from 'vitest';

import { colorSchemeKey, type ColorScheme } from './colorScheme';
import { createColorSchemeStore } from './colorSchemeStore';

function setUp(stored?: string, isBroken = false) {
  const kept = new Map(stored === undefined ? [] : [[colorSchemeKey, stored]]);
  const applied: ColorScheme[] = [];
  const log = vi.fn();
  let changed: () => void = () => undefined;
  const broken = () => {
    throw new Error('Storage is switched off.');
  };
  const store = createColorSchemeStore({
    storage: {
      getItem: isBroken ? broken : (key) => kept.get(key) ?? null,
      setItem: isBroken ? broken : (key, value) => void kept.set(key, value),
      removeItem: isBroken ? broken : (key) => void kept.delete(key),
    },
    watch: (onChange) => {
      changed = onChange;
    },
    apply: (scheme) => applied.push(scheme),
    log,
  });
  const changeElsewhere = (text: string | null) => {
    if (text === null) kept.delete(colorSchemeKey);
    else kept.set(colorSchemeKey, text);
    changed();
  };
  return { store, kept, applied, log, changeElsewhere };
}

describe('the theme', () => {
  it('follows the system until one is chosen', () => {
    const { store, applied } = setUp();
    expect(store.current()).toBe('system');
    expect(applied).toEqual(['system']);
  });

  it('is stored between visits', () => {
    const first = setUp();
    first.store.choose('light');
    const next = setUp(first.kept.get(colorSchemeKey));
    expect(next.store.current()).toBe('light');
    expect(next.applied).toEqual(['light']);
  });

  it('removes the stored choice when the system is chosen', () => {
    const { store, kept, applied } = setUp('dark');
    store.choose('system');
    expect(kept.size).toBe(0);
    expect(applied).toEqual(['dark', 'system']);
  });

  it('changes in all tabs and notifies listeners', () => {
    const { store, applied, changeElsewhere } = setUp();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    changeElsewhere('dark');
    expect(store.current()).toBe('dark');
    expect(applied.at(-1)).toBe('dark');
    expect(listener).toHaveBeenCalledOnce();

    stop();
    changeElsewhere(null);
    expect(store.current()).toBe('system');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('lasts until the page is left when storage is blocked', () => {
    const { store, applied, log } = setUp(undefined, true);
    store.choose('dark');
    expect(store.current()).toBe('dark');
    expect(applied).toEqual(['system', 'dark']);
    expect(log).toHaveBeenCalledTimes(2);
  });
});

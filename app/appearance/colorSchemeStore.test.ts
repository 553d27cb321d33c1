import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import type { ColorScheme } from '@alphazone/ui';
import { describe, expect, it, vi } from 'vitest';

import { colorSchemeKey, createColorSchemeStore } from './colorSchemeStore';

function setUp(stored?: string, isBroken = false) {
  const kept = new Map(stored === undefined ? [] : [[colorSchemeKey, stored]]);
  const applied: ColorScheme[] = [];
  const log = vi.fn();
  let changeElsewhere: (text: string | null) => void = () => undefined;
  const broken = () => {
    throw new Error('Storage is switched off.');
  };
  const store = createColorSchemeStore({
    storage: {
      getItem: isBroken ? broken : (key) => kept.get(key) ?? null,
      setItem: isBroken ? broken : (key, value) => void kept.set(key, value),
      removeItem: isBroken ? broken : (key) => void kept.delete(key),
    },
    watch: (key, changed) => {
      expect(key).toBe(colorSchemeKey);
      changeElsewhere = changed;
      return () => undefined;
    },
    apply: (scheme) => applied.push(scheme),
    log,
  });
  return { store, kept, applied, log, changeElsewhere: (text: string | null) => changeElsewhere(text) };
}

describe('the theme', () => {
  it('follows the system until one is chosen', () => {
    const { store, applied } = setUp();
    expect(store.current()).toBe('system');
    expect(applied).toEqual(['system']);
  });

  it('is kept between visits', () => {
    const first = setUp();
    first.store.choose('light');
    const next = setUp(first.kept.get(colorSchemeKey));
    expect(next.store.current()).toBe('light');
    expect(next.applied).toEqual(['light']);
  });

  it('keeps nothing when the system is chosen again', () => {
    const { store, kept, applied } = setUp('dark');
    store.choose('system');
    expect(kept.size).toBe(0);
    expect(applied).toEqual(['dark', 'system']);
  });

  it('changes in all tabs, and tells who listens', () => {
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

  it('lasts as long as the page where storage is switched off', () => {
    const { store, applied, log } = setUp(undefined, true);
    store.choose('dark');
    expect(store.current()).toBe('dark');
    expect(applied).toEqual(['system', 'dark']);
    expect(log).toHaveBeenCalledTimes(2);
  });
});

describe('theme.js, before the first paint', () => {
  const script = readFileSync(new URL('../public/theme.js', import.meta.url), 'utf8');
  const run = (getItem: (key: string) => string | null) => {
    const root = { dataset: {} as Record<string, string> };
    runInNewContext(script, { localStorage: { getItem }, document: { documentElement: root } });
    return root.dataset['theme'];
  };
  const stored = (value: string) => (key: string) => (key === colorSchemeKey ? value : null);

  it('shows what was chosen', () => {
    expect(run(stored('light'))).toBe('light');
    expect(run(stored('dark'))).toBe('dark');
  });

  it('leaves it to the system otherwise', () => {
    expect(run(() => null)).toBeUndefined();
    expect(run(stored('pink'))).toBeUndefined();
    expect(
      run(() => {
        throw new Error('Storage is switched off.');
      }),
    ).toBeUndefined();
  });
});

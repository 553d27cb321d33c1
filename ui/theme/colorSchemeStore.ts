import { colorSchemeKey, readColorScheme, type ColorScheme } from './colorScheme';

/** The reader's choice of a theme, kept between visits. */
export interface ColorSchemeStore {
  current: () => ColorScheme;
  /** Calls back after every change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  choose: (scheme: ColorScheme) => void;
}

export interface ColorSchemeStoreOptions {
  /** Any call may fail: storage can be full or switched off. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Calls back with the new value under a key when another tab changes it. */
  watch?: (key: string, changed: (text: string | null) => void) => void;
  /** Shows a scheme on the page. */
  apply: (scheme: ColorScheme) => void;
  /** For developers: storage did not work. The choice then lasts as long as the page. */
  log: (what: string, cause: unknown) => void;
}

/** Starts with what is stored. Follows other tabs. */
export function createColorSchemeStore({
  storage,
  watch,
  apply,
  log,
}: ColorSchemeStoreOptions): ColorSchemeStore {
  const listeners = new Set<() => void>();
  let scheme = read();

  function read(): ColorScheme {
    try {
      return readColorScheme(storage.getItem(colorSchemeKey));
    } catch (error) {
      log('The theme could not be read.', error);
      return 'system';
    }
  }

  const show = (chosen: ColorScheme) => {
    scheme = chosen;
    apply(chosen);
    for (const listener of listeners) listener();
  };

  apply(scheme);
  watch?.(colorSchemeKey, (text) => show(readColorScheme(text)));

  return {
    current: () => scheme,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    choose(chosen) {
      show(chosen);
      try {
        if (chosen === 'system') storage.removeItem(colorSchemeKey);
        else storage.setItem(colorSchemeKey, chosen);
      } catch (error) {
        log('The theme could not be stored.', error);
      }
    },
  };
}

import { colorSchemeKey, readColorScheme, type ColorScheme } from './colorScheme';

export interface ColorSchemeStore {
  current: () => ColorScheme;
  subscribe: (listener: () => void) => () => void;
  choose: (scheme: ColorScheme) => void;
}

export interface ColorSchemeStoreOptions {
  /** May throw: storage can be full or blocked. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Subscribes to changes of the storage by other tabs. `changed` may be called without a change. */
  watch?: (changed: () => void) => void;
  /** Shows the scheme, on creation and after each change. See `applyColorScheme`. */
  apply: (scheme: ColorScheme) => void;
  /** Logs a storage failure. The choice then lasts until the page is left. */
  log: (what: string, cause: unknown) => void;
}

/** Creates a store with the stored choice, and follows other tabs. */
export function createColorSchemeStore({
  storage,
  watch,
  apply,
  log,
}: ColorSchemeStoreOptions): ColorSchemeStore {
  const listeners = new Set<() => void>();
  let isBlocked = false;
  let scheme = read();

  function read(): ColorScheme {
    try {
      return readColorScheme(storage.getItem(colorSchemeKey));
    } catch (error) {
      isBlocked = true;
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
  watch?.(() => isBlocked || show(read()));

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
        isBlocked = true;
        log('The theme could not be stored.', error);
      }
    },
  };
}

import { applyColorScheme } from './colorScheme';
import { createColorSchemeStore, type ColorSchemeStore } from './colorSchemeStore';

const onServer: ColorSchemeStore = {
  current: () => 'system',
  subscribe: () => () => undefined,
  choose: () => undefined,
};

/**
 * Call it once, on page load. `log` is called when storage fails; the choice then lasts until the page is left.
 * Without a window, as on a server, the choice is `system`.
 */
export function keepColorScheme(
  browser: Window | undefined,
  log: (what: string, cause: unknown) => void = () => undefined,
): ColorSchemeStore {
  if (!browser) return onServer;
  return createColorSchemeStore({
    // Read lazily: where storage is blocked, accessing it throws.
    storage: {
      getItem: (key) => browser.localStorage.getItem(key),
      setItem: (key, value) => browser.localStorage.setItem(key, value),
      removeItem: (key) => browser.localStorage.removeItem(key),
    },
    watch(changed) {
      browser.addEventListener('storage', changed);
      // A page in the back/forward cache misses storage events.
      browser.addEventListener('pageshow', changed);
    },
    apply: (scheme) => applyColorScheme(browser.document.documentElement, scheme),
    log,
  });
}

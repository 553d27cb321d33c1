import { applyColorScheme } from './colorScheme';
import { createColorSchemeStore, type ColorSchemeStore } from './colorSchemeStore';

/**
 * Creates the colour scheme store of a browser: applies the choice, stores it between visits and follows other tabs. Call
 * it once, when the page starts.
 *
 * @param log called when storage fails; the choice then lasts until the page is left
 */
export function keepColorScheme(
  browser: Window,
  log: (what: string, cause: unknown) => void = () => undefined,
): ColorSchemeStore {
  return createColorSchemeStore({
    // Read at every call: where storage is blocked, the access itself throws.
    storage: {
      getItem: (key) => browser.localStorage.getItem(key),
      setItem: (key, value) => browser.localStorage.setItem(key, value),
      removeItem: (key) => browser.localStorage.removeItem(key),
    },
    watch: (key, changed) =>
      browser.addEventListener('storage', (event) => {
        // The key is null when storage is cleared.
        if (event.key === key || event.key === null) changed(event.key === null ? null : event.newValue);
      }),
    apply: (scheme) => applyColorScheme(browser.document.documentElement, scheme),
    log,
  });
}

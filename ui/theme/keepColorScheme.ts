import { applyColorScheme } from './colorScheme';
import { createColorSchemeStore, type ColorSchemeStore } from './colorSchemeStore';

/**
 * Keeps the reader's choice of a theme in a browser: shows it on the page, stores it between visits, and follows other
 * tabs. Call it once, when the page starts.
 *
 * @param log for developers: storage did not work. The choice then lasts as long as the page.
 */
export function keepColorScheme(
  browser: Window,
  log: (what: string, cause: unknown) => void = () => undefined,
): ColorSchemeStore {
  return createColorSchemeStore({
    // Reached for at every call: where storage is switched off, that alone throws.
    storage: {
      getItem: (key) => browser.localStorage.getItem(key),
      setItem: (key, value) => browser.localStorage.setItem(key, value),
      removeItem: (key) => browser.localStorage.removeItem(key),
    },
    watch: (key, changed) =>
      browser.addEventListener('storage', (event) => {
        // A cleared storage has no key.
        if (event.key === key || event.key === null) changed(event.key === null ? null : event.newValue);
      }),
    apply: (scheme) => applyColorScheme(browser.document.documentElement, scheme),
    log,
  });
}

import { createClient } from '@alphazone/client';

import { browserAlerts } from '../alerts/browserAlerts';
import type { KeyValueStore } from '../keyValueStore';
import type { Ports } from '../ports';
import { createSessionStore } from '../session/SessionStore';
import { loadSite } from '../site/loadSite';

/** What the browser offers, as ports. Loads the site settings on the way. */
export async function browserPorts(browser: Window): Promise<Ports> {
  // The one place where developers are told what people need not see.
  // eslint-disable-next-line no-console
  const log: Ports['log'] = (what, cause) => console.error(what, cause);
  const now = () => Date.now();

  const session = createSessionStore({ storage: storeOf(() => browser.localStorage), watch, now, log });
  const api = createClient({ getToken: () => session.current()?.token, onUnauthorized: session.refuse });

  function watch(key: string, changed: (text: string | null) => void) {
    const listener = (event: StorageEvent) => {
      // A cleared storage has no key.
      if (event.key === key || event.key === null) changed(event.key === null ? null : event.newValue);
    };
    browser.addEventListener('storage', listener);
    return () => browser.removeEventListener('storage', listener);
  }

  return {
    api,
    site: await loadSite(api),
    session,
    alerts: browserAlerts(browser),
    drafts: storeOf(() => browser.sessionStorage),
    now,
    setTitle: (title) => void (browser.document.title = title),
    addressOf: (path) => new URL(path, browser.location.origin).href,
    copyText: (text) => browser.navigator.clipboard.writeText(text),
    log,
  };
}

/** Asks for the storage at every call: merely reaching for it throws where it is switched off. */
function storeOf(storage: () => Storage): KeyValueStore {
  return {
    getItem: (key) => storage().getItem(key),
    setItem: (key, value) => storage().setItem(key, value),
    removeItem: (key) => storage().removeItem(key),
  };
}

import { createClient } from '@alphazone/client';
import { keepColorScheme } from '@alphazone/ui';

import { browserAlerts } from '../alerts/browserAlerts';
import type { Alerts } from '../alerts/Alerts';
import { createDraftStore } from '../drafts/draftStore';
import type { KeyValueStore } from '../keyValueStore';
import { adaptPlainServer } from '../plainServer/adaptPlainServer';
import type { Ports } from '../ports';
import { createSessionStore } from '../session/SessionStore';
import { loadSite, ownSite } from '../site/loadSite';
import { connectSocket } from './connectSocket';
import { createContentFocuser } from './focusContent';
import { saveFile } from './saveFile';

/** @param dialogs used for `alerts: "dialog"` in the site settings */
export async function browserPorts(browser: Window, dialogs: Alerts): Promise<Ports> {
  // oxlint-disable-next-line no-console -- The app's one log.
  const log: Ports['log'] = (what, cause) => console.error(what, cause);
  const now = () => Date.now();

  const storage = lazyStore(() => browser.localStorage);
  const session = createSessionStore({ storage, watch, now, log });
  const api = createClient({
    getToken: () => session.current()?.token,
    onUnauthorized: session.refuse,
    fetch: adaptPlainServer({
      fetch: (request) => browser.fetch(request),
      currentUserId: () => session.current()?.result._id,
      site: ownSite,
    }),
  });

  function watch(key: string, changed: (text: string | null) => void) {
    const listener = (event: StorageEvent) => {
      // `key` is null after `localStorage.clear()`.
      if (event.key === key || event.key === null) changed(event.key === null ? null : event.newValue);
    };
    browser.addEventListener('storage', listener);
    return () => browser.removeEventListener('storage', listener);
  }

  const site = await loadSite(api);
  return {
    api,
    site,
    session,
    connect: connectSocket,
    alerts: site.alerts === 'browser' ? browserAlerts(browser) : dialogs,
    colorScheme: keepColorScheme(browser, log),
    drafts: createDraftStore({ storage: lazyStore(() => browser.sessionStorage), session, log }),
    now,
    setTitle: (title) => void (browser.document.title = title),
    focusContent: createContentFocuser(browser.document),
    addressOf: (path) => new URL(path, browser.location.origin).href,
    saveFile: (name, content) => saveFile(browser, name, content),
    copyText: (text) => browser.navigator.clipboard.writeText(text),
    log,
  };
}

/** Even the getter throws if storage is disabled. */
function lazyStore(storage: () => Storage): KeyValueStore {
  return {
    getItem: (key) => storage().getItem(key),
    setItem: (key, value) => storage().setItem(key, value),
    removeItem: (key) => storage().removeItem(key),
  };
}

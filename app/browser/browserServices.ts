import { createForum, keepOutbox, lazyStore, type Forum } from '@alphazone/react';
import { keepColorScheme } from '@alphazone/ui';
import { onlineManager } from '@tanstack/react-query';

import { browserAlerts } from '../alerts/browserAlerts';
import type { Alerts } from '../alerts/Alerts';
import { lateDialogAlerts, type LateDialogAlerts } from '../alerts/lateDialogAlerts';
import { chatDraft } from '../drafts/chatDraft';
import { createDraftStore } from '../drafts/draftStore';
import { createCacheAges } from '../offline/cacheAges';
import { indexedDbOutbox } from '../outbox/indexedDbOutbox';
import type { PageState } from '../pages/renderedPage';
import type { Ports } from '../ports';
import { loadSite } from '../site/loadSite';
import type { adapt } from '../site/plainServer';
import type { ProofRequests } from '../proof/proofRequests';
import { abortUnanswered } from './abortUnanswered';
import { browserPush } from './browserPush';
import { browserPasskeys } from './passkeys';
import { saveFile } from './saveFile';

export async function browserServices(
  browser: Window & typeof globalThis,
  proofs: Pick<ProofRequests, 'ask'>,
  rendered: PageState | undefined,
): Promise<{ ports: Ports; forum: Forum; dialogs: LateDialogAlerts; leaveFocus: () => void }> {
  // oxlint-disable-next-line no-console -- The app's one log.
  const log: Ports['log'] = (what, cause) => console.error(what, cause);
  const now = () => Date.now();

  const cacheAges = createCacheAges(
    () => browser.location.pathname + browser.location.search,
    abortUnanswered((request) => fetch(request)),
  );
  const forum = createForum({
    fetch: cacheAges.fetch,
    alert: (message) => alerts.alert(message),
    onProofNeeded: proofs.ask,
    // Only our server renders pages.
    ...(!rendered && { adapt: adaptLater }),
    outbox: keepOutbox(indexedDbOutbox(browser)),
    chatDraft: chatDraft(() => drafts),
    log,
    now,
  });
  const native = browserAlerts(browser);
  const dialogs = lateDialogAlerts(native, forum);
  let alerts: Alerts = dialogs;
  // Otherwise it assumes online, even after an offline reload.
  if (!browser.navigator.onLine) onlineManager.setOnline(false);
  const drafts = createDraftStore({
    storage: lazyStore(() => browser.sessionStorage),
    session: forum.session,
    onRestored: (listener) =>
      browser.addEventListener('pageshow', ({ persisted }) => persisted && listener()),
    log,
  });

  const served = rendered?.site ?? (await loadSite(forum.client));
  // Vite's development server has no worker.
  const site = import.meta.env.DEV ? { ...served, serviceWorker: false } : served;
  if (site.alerts === 'browser') alerts = native;
  const storage = lazyStore(() => browser.localStorage);
  let left: Element | null = null;
  const leaveFocus = () => {
    left = browser.document.activeElement;
  };
  const ports = {
    site,
    alerts,
    colorScheme: keepColorScheme(browser, log),
    drafts,
    storage,
    cacheAges,
    push: site.serviceWorker === true ? browserPush(browser, storage, now) : undefined,
    now,
    renderedAt: rendered?.renderedAt,
    formResult: rendered?.form,
    setTitle: (title: string) => void (browser.document.title = title),
    focusContent: () =>
      void import('./nextPage').then(
        ({ focusContent }) => focusContent(browser.document, left),
        () => undefined,
      ),
    addressOf: (path: string) => new URL(path, browser.location.origin).href,
    openUrl: (url: string) => browser.location.assign(url),
    passkeys: browserPasskeys(browser),
    saveFile: (name: string, content: Blob) => saveFile(browser, name, content),
    copyText: (text: string) => browser.navigator.clipboard.writeText(text),
    log,
  };
  return { ports, forum, dialogs, leaveFocus };
}

/** If the adapter cannot be loaded, each request fails as if offline. */
const adaptLater: typeof adapt = (server) => {
  const adapted = import('../site/plainServer').then(({ adapt }) => adapt(server));
  return async (request) => (await adapted)(request);
};

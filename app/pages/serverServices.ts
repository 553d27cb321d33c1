import type { Site } from '@alphazone/client';
import { createForum, memoryStore, sessionKey, type ForumOptions, type SessionUser } from '@alphazone/react';
import { keepColorScheme } from '@alphazone/ui';

import { createDialogAlerts } from '../alerts/dialogAlerts';
import { createDraftStore } from '../drafts/draftStore';
import type { FormResult } from '../../client/rendering';
import { createProofRequests } from '../proof/proofRequests';
import type { AppProviderProps } from '../provider';

export interface ServerServicesOptions extends Required<Pick<ForumOptions, 'fetch' | 'log'>> {
  site: Site;
  now: number;
  /** @default a guest */
  viewer?: SessionUser | undefined;
  formResult?: FormResult | undefined;
}

/** The server that calls the renderer knows the token. */
function storageOf(viewer: SessionUser | undefined) {
  const storage = memoryStore();
  if (viewer) storage.setItem(sessionKey, JSON.stringify({ token: 'known to the server', result: viewer }));
  return storage;
}

/** Requests passed to `fetch` have this origin. */
export const origin = 'http://rendered.invalid';

const unavailable = () => Promise.reject(new Error('Not available while a page is rendered on a server.'));

/** The services for rendering one page. */
export function serverServices({
  site,
  now: renderedAt,
  fetch,
  log,
  viewer,
  formResult,
}: ServerServicesOptions): Omit<AppProviderProps, 'children'> {
  const now = () => renderedAt;
  const forum = createForum({
    baseUrl: origin,
    storage: storageOf(viewer),
    alert: () => undefined,
    fetch,
    now,
    log,
  });
  const dialogs = createDialogAlerts(forum);
  const ports = {
    site,
    alerts: dialogs,
    colorScheme: keepColorScheme(undefined),
    drafts: createDraftStore({ storage: memoryStore(), session: forum.session, log }),
    storage: memoryStore(),
    now,
    cacheAges: { cachedOn: () => undefined, subscribe: () => () => undefined },
    renderedAt,
    formResult,
    setTitle: () => undefined,
    focusContent: () => undefined,
    addressOf: (path: string) => new URL(path, origin).href,
    copyText: unavailable,
    openUrl: () => undefined,
    passkeys: undefined,
    saveFile: () => undefined,
    log,
  };
  return { ports, forum, dialogs, proofs: createProofRequests() };
}

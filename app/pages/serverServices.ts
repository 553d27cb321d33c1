import type { Site } from '@alphazone/client';
import { createForum, memoryStore, type ForumOptions } from '@alphazone/react';
import { keepColorScheme } from '@alphazone/ui';

import { createDialogAlerts } from '../alerts/dialogAlerts';
import { createDraftStore } from '../drafts/draftStore';
import { createProofRequests } from '../proof/proofRequests';
import type { AppProviderProps } from '../provider';

export interface ServerServicesOptions extends Required<Pick<ForumOptions, 'fetch' | 'log'>> {
  site: Site;
  now: number;
}

/** Requests passed to `fetch` have this origin. */
export const origin = 'http://rendered.invalid';

const unavailable = () => Promise.reject(new Error('Not available while a page is rendered on a server.'));

/** A guest's services for rendering one page. */
export function serverServices({
  site,
  now: renderedAt,
  fetch,
  log,
}: ServerServicesOptions): Omit<AppProviderProps, 'children'> {
  const now = () => renderedAt;
  const dialogs = createDialogAlerts();
  const forum = createForum({
    baseUrl: origin,
    storage: memoryStore(),
    alert: () => undefined,
    fetch,
    now,
    log,
  });
  const ports = {
    site,
    alerts: dialogs,
    colorScheme: keepColorScheme(undefined),
    drafts: createDraftStore({ storage: memoryStore(), session: forum.session, log }),
    now,
    keptAges: { keptOn: () => undefined, subscribe: () => () => undefined },
    renderedAt,
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

import { createClient, type Session, type Site } from '@alphazone/client';

import { createDialogAlerts } from '../../alerts/dialogAlerts';
import { createColorSchemeStore } from '../../appearance/colorSchemeStore';
import { createApi } from '../../api/ApiContext';
import { followSession } from '../../api/followSession';
import { createQueryClient } from '../../api/queryClient';
import type { KeyValueStore } from '../../keyValueStore';
import type { LiveSocket } from '../../live/LiveSocket';
import { startRealtime } from '../../live/realtime';
import type { AppProviderProps } from '../../provider';
import { createSessionStore, sessionKey } from '../../session/SessionStore';
import { ownSite } from '../../site/loadSite';

export interface StageOptions {
  /** Who looks; absent for a visitor. */
  reader?: Session;
  /** What differs from the site settings that the app is built with. */
  site?: Partial<Site>;
  /** The moment at which it takes place, in milliseconds since 1970. */
  now: number;
}

/** What a screen reaches on the stage: the network as it is, everything else in memory. */
export function stageServices({ reader, site, now }: StageOptions): Omit<AppProviderProps, 'children'> {
  const dialogs = createDialogAlerts();
  const log = () => undefined;
  const session = createSessionStore({
    storage: memoryStore(reader && { [sessionKey]: JSON.stringify(reader) }),
    now: () => now,
    log,
  });
  const ports = {
    api: createClient({ getToken: () => session.current()?.token, onUnauthorized: session.refuse }),
    site: { ...ownSite, ...site },
    session,
    connect: silence,
    alerts: dialogs,
    colorScheme: createColorSchemeStore({ storage: memoryStore(), apply: () => undefined, log }),
    drafts: memoryStore(),
    now: () => now,
    setTitle: () => undefined,
    focusContent: () => undefined,
    addressOf: (path: string) => `https://alphazone.example${path}`,
    copyText: () => Promise.resolve(),
    log,
  };
  const api = createApi(ports, createQueryClient());
  followSession(api, session);
  return { ports, api, dialogs, live: { realtime: startRealtime(ports), chat: undefined } };
}

function memoryStore(values: Record<string, string> = {}): KeyValueStore {
  const kept = new Map(Object.entries(values));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** A connection on which nothing is ever heard. */
const silence = (): LiveSocket => ({
  onOpen: () => undefined,
  onDrop: () => undefined,
  on: () => undefined,
  emit: () => undefined,
  disconnect: () => undefined,
});

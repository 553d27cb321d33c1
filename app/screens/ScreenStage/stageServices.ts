import { createClient, type Session, type Site } from '@alphazone/client';
import { createColorSchemeStore } from '@alphazone/ui';

import { createDialogAlerts } from '../../alerts/dialogAlerts';
import { createApi } from '../../api/ApiContext';
import { followSession } from '../../api/followSession';
import { createQueryClient } from '../../api/queryClient';
import { createDraftStore } from '../../drafts/draftStore';
import type { KeyValueStore } from '../../keyValueStore';
import { startChat } from '../../live/chat';
import type { LiveSocket } from '../../live/LiveSocket';
import { startNotifications } from '../../live/notifications';
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
  /** Puts around the screen what every page has: bars, sidebar, footer. @default false */
  isWhole?: boolean;
}

/** What a screen reaches on the stage: the network as it is, everything else in memory. */
export function stageServices({
  reader,
  site,
  now,
  isWhole = false,
}: StageOptions): Omit<AppProviderProps, 'children'> {
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
    drafts: createDraftStore({ storage: memoryStore(), session, log }),
    now: () => now,
    setTitle: () => undefined,
    focusContent: () => undefined,
    addressOf: (path: string) => `https://alphazone.example${path}`,
    copyText: () => Promise.resolve(),
    saveFile: () => undefined,
    log,
  };
  const api = createApi(ports, createQueryClient());
  followSession(api, session);
  const realtime = startRealtime(ports);
  const notifications = startNotifications(api, session, realtime);
  const chat = isWhole && ports.site.chat ? startChat(ports, realtime) : undefined;
  return { ports, api, dialogs, live: { realtime, notifications, chat } };
}

function memoryStore(values: Record<string, string> = {}): KeyValueStore {
  const kept = new Map(Object.entries(values));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** A connection that opens, and on which nothing is ever heard. */
const silence = (): LiveSocket => ({
  onOpen: (listener) => listener(),
  onDrop: () => undefined,
  on: () => undefined,
  emit: () => undefined,
  disconnect: () => undefined,
});

import { createClient, type Session, type Site } from '../../client';
import { createColorSchemeStore } from '../../ui/theme/colorSchemeStore';

import { createDialogAlerts } from '../../app/alerts/dialogAlerts';
import { createApi } from '../../app/api/ApiContext';
import { followSession } from '../../app/api/followSession';
import { createQueryClient } from '../../app/api/queryClient';
import { createDraftStore } from '../../app/drafts/draftStore';
import type { KeyValueStore } from '../../app/keyValueStore';
import { startChat } from '../../app/live/chat';
import type { LiveSocket } from '../../app/live/LiveSocket';
import { startNotifications } from '../../app/live/notifications';
import { startRealtime } from '../../app/live/realtime';
import { adaptPlainServer } from '../../app/plainServer/adaptPlainServer';
import type { AppProviderProps } from '../../app/provider';
import { createSessionStore, sessionKey } from '../../app/session/SessionStore';
import { site as testSite } from '../fixtures/site';

export interface StageOptions {
  reader?: Session;
  site?: Partial<Site>;
  now: number;
  hasFrame?: boolean;
}

/** The network is real, everything else in memory. */
export function createStageServices({
  reader,
  site,
  now,
  hasFrame = false,
}: StageOptions): Omit<AppProviderProps, 'children'> {
  const dialogs = createDialogAlerts();
  const log = () => undefined;
  const session = createSessionStore({
    storage: memoryStore(reader && { [sessionKey]: JSON.stringify(reader) }),
    now: () => now,
    log,
  });
  const ports = {
    api: createClient({
      getToken: () => session.current()?.token,
      onUnauthorized: session.refuse,
      fetch: adaptPlainServer({
        fetch: (request) => fetch(request),
        currentUserId: () => session.current()?.result._id,
        site: testSite,
      }),
    }),
    site: { ...testSite, ...site },
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
  const chat = hasFrame && ports.site.chat ? startChat(ports, realtime) : undefined;
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

const silence = (): LiveSocket => ({
  onOpen: (listener) => listener(),
  onDrop: () => undefined,
  on: () => undefined,
  emit: () => undefined,
  disconnect: () => undefined,
});

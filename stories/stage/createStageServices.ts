import type { Session, Site } from '../../client';
import { createForum, type ForumOptions } from '../../react/forum/createForum';
import type { Forum } from '../../react/forum/Forum';
import { adaptPlainServer } from '../../react/plainServer/adaptPlainServer';
import type { OutboxItem } from '../../react/outbox/outboxItem';
import { keepOutbox } from '../../react/outbox/keepOutbox';
import { memoryOutbox } from '../../react/outbox/outboxStorage';
import type { LiveSocket } from '../../react/live/LiveSocket';
import { memoryStore } from '../../react/session/keyValueStore';
import { preloadSession } from '../../react/session/SessionStore';
import { sessionKey } from '../../react/session/storedSession';
import { createColorSchemeStore } from '../../ui/theme/colorSchemeStore';

import { createDialogAlerts } from '../../app/alerts/dialogAlerts';
import { chatDraft } from '../../app/drafts/chatDraft';
import { createDraftStore } from '../../app/drafts/draftStore';
import { createProofRequests } from '../../app/proof/proofRequests';
import type { AppProviderProps } from '../../app/provider';
import { createPushHintStore } from '../../app/push/pushHintStore';
import { fallbacks } from '../../app/site/fallbacks';
import { site as testSite } from '../fixtures/site';

// Stories log in and out at once.
await preloadSession();

export interface StageOptions {
  reader?: Session | undefined;
  site?: Partial<Site>;
  now: number;
  /** When the page was cached for offline use. */
  cachedOn?: number;
  hasFrame?: boolean;
  /** The user's pending offline actions. */
  outbox?: readonly OutboxItem[];
  passkeys?: AppProviderProps['ports']['passkeys'];
  push?: Omit<NonNullable<AppProviderProps['ports']['push']>, 'hint'>;
  openUrl?: AppProviderProps['ports']['openUrl'];
  storage?: AppProviderProps['ports']['storage'];
  onStart?: (forum: Forum) => void;
}

/** The network is real by default, everything else in memory. */
export function createStageServices(
  { reader, site, now, cachedOn, passkeys, push, openUrl, storage, outbox, onStart }: StageOptions,
  network?: Required<Pick<ForumOptions, 'baseUrl' | 'fetch'>>,
): Omit<AppProviderProps, 'children'> {
  const proofs = createProofRequests();
  const log = () => undefined;
  const forum = createForum({
    ...network,
    storage: memoryStore(reader && { [sessionKey]: JSON.stringify(reader) }),
    adapt: (server) => adaptPlainServer({ ...server, fallbacks: fallbacks(testSite) }),
    alert: (message) => dialogs.alert(message),
    onProofNeeded: proofs.ask,
    ...(outbox && {
      outbox: keepOutbox(memoryOutbox(outbox.map((item) => ({ ...item, owner: reader?.result._id ?? '' })))),
    }),
    chatDraft: chatDraft(() => drafts),
    connect: silence,
    now: () => now,
    log,
  });
  const dialogs = createDialogAlerts(forum);
  onStart?.(forum);
  const drafts = createDraftStore({ storage: memoryStore(), session: forum.session, log });
  const ports = {
    site: { ...testSite, ...site },
    alerts: dialogs,
    colorScheme: createColorSchemeStore({ storage: memoryStore(), apply: () => undefined, log }),
    drafts,
    storage: storage ?? memoryStore(),
    cacheAges: { cachedOn: () => cachedOn, subscribe: () => () => undefined },
    now: () => now,
    setTitle: () => undefined,
    focusContent: () => undefined,
    addressOf: (path: string) => `https://alphazone.example${path}`,
    copyText: () => Promise.resolve(),
    openUrl: openUrl ?? (() => undefined),
    passkeys,
    push: push && {
      ...push,
      hint: createPushHintStore({ storage: memoryStore(), now: () => now, isBlocked: push.isBlocked }),
    },
    saveFile: () => undefined,
    log,
  };
  return { ports, forum, dialogs, proofs };
}

const silence = (): LiveSocket => ({
  onOpen: (listener) => listener(),
  onDrop: () => undefined,
  on: () => undefined,
  emit: () => undefined,
  disconnect: () => undefined,
});

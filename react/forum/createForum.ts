import { createClient } from '@alphazone/client';
import { onlineManager, QueryClient } from '@tanstack/react-query';

import type { ChatDraft } from '../live/actors';
import { onIdle, onOnline } from '../live/browserEvents';
import type { LivePart } from '../live/Live';
import type { ConnectSocket } from '../live/LiveSocket';
import type { Fetch, PlainServerOptions } from '../plainServer/adaptPlainServer';
import { directOutbox } from '../outbox/directOutbox';
import type { CreateOutbox } from '../outbox/outboxOption';
import { createVoteLedger } from '../posts/voting/voteLedger';
import { browserSession } from '../session/browserSession';
import type { KeyValueStore } from '../session/keyValueStore';
import { createLogOut } from '../session/logOut';
import type { AuthTexts } from '../session/authTexts';
import { createSessionStore } from '../session/SessionStore';
import type { OutboxTexts } from '../outbox/outboxTexts';
import type { EditorTexts } from '../posts/publishing/editorTexts';
import { texts as defaultTexts, type ForumTexts } from '../texts';
import type { WholeSiteTexts } from '../wholeSiteTexts';
import type { Forum } from './Forum';
import { followSession } from './followSession';
import { late } from './late/late';
import { once } from './late/once';
import { queryDefaults } from './queries/queryDefaults';

export interface ForumOptions {
  /**
   * Origin of the server, such as `https://forum.example`. Uploaded files keep their paths: forward `/media/` from the site's
   * origin. @default '' (same origin)
   */
  baseUrl?: string;
  /** Shows a message: a failed vote, a saved profile. A promise settles on dismissal. @default `window.alert` */
  alert?: (message: string) => void | Promise<unknown>;
  /** Called when a guest's action needs an account, for example to open the log-in page. @default `alert` */
  onGuest?: (message: string) => void | Promise<unknown>;
  /**
   * Called when a sensitive step needs a recent proof. Resolves with whether `useProof` succeeded: the step
   * is then retried. @default the step fails
   */
  onProofNeeded?: () => Promise<boolean>;
  /** Replaces texts of alerts. */
  texts?: Partial<ForumTexts & EditorTexts & OutboxTexts & WholeSiteTexts & AuthTexts>;
  /** Adapts a server that lacks calls of the contract, usually `adaptPlainServer`. @default none */
  adapt?: (server: Omit<PlainServerOptions, 'fallbacks'>) => Fetch;
  /** Where the session is kept. @default `localStorage`, shared by tabs */
  storage?: KeyValueStore;
  /**
   * Stores posts, comments, votes, read marks and chat messages made offline, and sends them later: `keepOutbox(storage)`. For
   * servers that honour `Idempotency-Key`, such as Alphazone's, or with `adaptPlainServer`. A site without the bell and
   * the chat calls `forum.start('posts')`, or nothing is sent later. @default none: they fail
   */
  outbox?: CreateOutbox;
  /** Storage for the unsent chat message. @default memory */
  chatDraft?: ChatDraft;
  /** Receives failures that are not shown to the user. @default `console.error` */
  log?: (what: string, cause: unknown) => void;
  /** Your own query client. Its retry options then apply. */
  cache?: QueryClient;
  /** Replaces the global `fetch`, for tests and server rendering. */
  fetch?: (request: Request) => Promise<Response>;
  /** Replaces Socket.IO, for tests. */
  connect?: ConnectSocket;
  /** Returns epoch milliseconds. @default `Date.now` */
  now?: () => number;
  /** Spreads reconnections. @default `Math.random` */
  random?: () => number;
}

/** Creates the one data layer of a site. Call it once in a browser, and once per request on a server. */
export function createForum({
  baseUrl = '',
  alert = (message) => globalThis.alert?.(message),
  onGuest = alert,
  onProofNeeded = () => Promise.resolve(false),
  texts,
  adapt = ({ fetch: unchanged }) => unchanged,
  storage,
  outbox: createOutbox = directOutbox,
  chatDraft,
  // oxlint-disable-next-line no-console -- The default log.
  log = console.error,
  cache = new QueryClient({ defaultOptions: queryDefaults }),
  fetch: send = (request) => fetch(request),
  connect,
  now = () => Date.now(),
  random = Math.random,
}: ForumOptions = {}): Forum {
  const kept = storage ? { storage } : browserSession();
  const session = createSessionStore({ ...kept, now, log });
  const currentUserId = () => session.current()?.result._id;
  const client = createClient({
    baseUrl,
    getToken: () => session.current()?.token,
    onUnauthorized: session.refuse,
    fetch: adapt({
      fetch: send,
      currentUserId,
      outbox: () => outbox().kept?.current(),
    }),
  });

  const { logOut, retry: retryLogOut } = createLogOut({
    session,
    storage: kept.storage,
    baseUrl,
    fetch: send,
    log,
  });

  const cleanups: (() => void)[] = [session.stop];
  const outbox = once(() =>
    createOutbox(forum, { random, onOnline, isOnline: () => onlineManager.isOnline() }),
  );
  const live = late(
    async () =>
      (await import('../live/createLive')).createLive(forum, { baseUrl, connect, random, cleanups }),
    (error) => log('The live parts could not be loaded.', error),
  );
  const started = new Set<LivePart>();
  const loadSession = () =>
    session.load().catch((error: unknown) => log('The session could not be loaded.', error));
  const startParts = () => {
    void loadSession();
    live.whenLoaded(({ start }) => started.forEach(start));
    // Its start has logged a failure.
    outbox()
      .kept?.load()
      .catch(() => undefined);
  };
  const followNetwork = once(() => {
    // An import may have failed offline.
    cleanups.push(outbox().start(), onOnline(startParts), onOnline(retryLogOut));
    retryLogOut();
  });

  const forum: Forum = {
    client,
    cache,
    session,
    logOut,
    texts: { ...defaultTexts, ...texts },
    now,
    log,
    currentUserId,
    alert,
    onGuest,
    onProofNeeded,
    notifier() {
      const owner = session.ownerId();
      return (message) => {
        if (message && session.ownerId() === owner) void alert(message);
      };
    },
    votes: createVoteLedger(),
    get outbox() {
      return outbox();
    },
    chatDraft,
    live,
    start(part) {
      followNetwork();
      started.add(part);
      startParts();
    },
    stop() {
      started.clear();
      cleanups.splice(0).forEach((cleanUp) => cleanUp());
    },
  };
  followSession(forum, session);
  onIdle(() => void loadSession());
  return forum;
}

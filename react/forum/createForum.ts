import { createClient } from '@alphazone/client';
import { QueryClient } from '@tanstack/react-query';

import type { ChatDraft } from '../live/actors';
import { onOnline, onVisible } from '../live/browserEvents';
import { createChat } from '../live/chat';
import { connectSocket } from '../live/connectSocket';
import { followPosts } from '../live/followPosts';
import type { ConnectSocket } from '../live/LiveSocket';
import { createNotifications } from '../live/notifications';
import { createRealtime } from '../live/realtime';
import type { Fetch, PlainServerOptions } from '../plainServer/adaptPlainServer';
import { directOutbox } from '../outbox/directOutbox';
import type { CreateOutbox } from '../outbox/outboxOption';
import { createVoteLedger } from '../posts/voteLedger';
import { browserSession } from '../session/browserSession';
import type { KeyValueStore } from '../session/keyValueStore';
import { createLogOut } from '../session/logOut';
import { createSessionStore } from '../session/SessionStore';
import { texts as defaultTexts, type EditorTexts, type ForumTexts } from '../texts';
import type { WholeSiteTexts } from '../wholeSiteTexts';
import type { Forum } from './Forum';
import { followSession } from './followSession';
import { queryDefaults } from './queryDefaults';

export interface ForumOptions {
  /** URL of the server, without a trailing slash. @default '' (same origin) */
  baseUrl?: string;
  /** Shows a message to the user: a failed vote, a saved profile. A promise lasts until it is read. @default `window.alert` */
  alert?: (message: string) => void | Promise<unknown>;
  /** Called when a guest does what needs an account, for example to open the log-in page. @default `alert` */
  onGuest?: (message: string) => void | Promise<unknown>;
  /**
   * Called when the server asks again who the user is, before a sensitive step. Resolves with whether `useProof` has proved it:
   * the step is then sent again. @default the step fails
   */
  onProofNeeded?: () => Promise<boolean>;
  /** Replaces texts of alerts. */
  texts?: Partial<ForumTexts & EditorTexts & WholeSiteTexts>;
  /** Adapts a server that lacks calls of the contract, usually `adaptPlainServer`. @default none: Alphazone's server has all */
  adapt?: (server: Omit<PlainServerOptions, 'fallbacks'>) => Fetch;
  /** Where the session is kept. @default `localStorage`, shared by tabs */
  storage?: KeyValueStore;
  /**
   * Keeps posts, comments, votes, read marks and chat messages that are made without a connection, and sends them later. For servers
   * that honour `Idempotency-Key`, as Alphazone's does: `keepOutbox(storage)`. @default none: they fail
   */
  outbox?: CreateOutbox;
  /** The unsent chat message, to restore it. @default kept until the page is left */
  chatDraft?: ChatDraft;
  /** Receives failures that the user is not told about. @default `console.error` */
  log?: (what: string, cause: unknown) => void;
  /** Your own query client. Queries then retry as it says. */
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
  log = (what, cause) => console.error(what, cause),
  cache = new QueryClient({ defaultOptions: queryDefaults }),
  fetch: send = (request) => fetch(request),
  connect = connectSocket(baseUrl),
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
    fetch: adapt({ fetch: send, currentUserId }),
  });

  const { logOut, retry: retryLogOut } = createLogOut({
    session,
    storage: kept.storage,
    baseUrl,
    fetch: send,
    log,
  });

  const cleanups: (() => void)[] = [];
  const realtime = once(() => {
    const created = createRealtime({ connect, session, random });
    followPosts(forum, created);
    cleanups.push(() => created.connection.stop());
    return created;
  });
  const notifications = once(() => {
    const created = createNotifications(forum, realtime());
    cleanups.push(() => created.stop());
    return created;
  });
  const chat = once(() => {
    const created = createChat(forum, realtime(), chatDraft);
    cleanups.push(() => created.stop());
    return created;
  });
  const outbox = once(() => createOutbox(forum, { random, onOnline }));
  const startPosts = once(() => {
    cleanups.push(outbox().start());
    realtime().connection.start();
    retryLogOut();
    cleanups.push(onOnline(realtime().retry), onOnline(retryLogOut));
  });
  const startNotifications = once(() => {
    notifications().start();
    // Browsers throttle timers of hidden tabs, and polling fails offline: catch up when visible or online again.
    const catchUp = () => notifications().send({ type: 'reload.needed' });
    cleanups.push(onOnline(catchUp), onVisible(catchUp));
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
        if (session.ownerId() === owner) void alert(message);
      };
    },
    votes: createVoteLedger(),
    get outbox() {
      return outbox();
    },
    realtime,
    notifications,
    chat,
    start(part) {
      startPosts();
      if (part === 'notifications') startNotifications();
      if (part === 'chat') chat().start();
    },
    stop: () => cleanups.splice(0).forEach((cleanUp) => cleanUp()),
  };
  followSession(forum, session);
  return forum;
}

function once<T>(create: () => T): () => T {
  let created: { value: T } | undefined;
  return () => (created ??= { value: create() }).value;
}

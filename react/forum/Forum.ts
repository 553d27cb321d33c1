import type { ApiClient } from '@alphazone/client';
import type { QueryClient } from '@tanstack/react-query';

import type { Chat, Notifications } from '../live/actors';
import type { Realtime } from '../live/realtime';
import type { Outbox } from '../outbox/Outbox';
import type { VoteLedger } from '../posts/voteLedger';
import type { SessionStore } from '../session/SessionStore';
import type { EditorTexts, ForumTexts } from '../texts';
import type { WholeSiteTexts } from '../wholeSiteTexts';

/** One forum: its client, its cache and its session. Hooks read it from `<ForumProvider>`. */
export interface Forum {
  client: ApiClient;
  cache: QueryClient;
  session: SessionStore;
  /** Logs out here at once, and then on the server. */
  logOut: () => void;
  texts: ForumTexts & Partial<EditorTexts & WholeSiteTexts>;
  now: () => number;
  log: (what: string, cause: unknown) => void;
  currentUserId: () => string | undefined;
  alert: (message: string) => void | Promise<unknown>;
  onGuest: (message: string) => void | Promise<unknown>;
  onProofNeeded: () => Promise<boolean>;
  /** Returns a notifier bound to the current user. Drops the message if another user has logged in meanwhile. */
  notifier: () => (message: string) => void;
  votes: VoteLedger;
  /** What waits for a connection. */
  outbox: Outbox;
  /** The socket. Created on the first call; connects on `start()`. */
  realtime: () => Realtime;
  /** The bell's actor. Created on the first call. */
  notifications: () => Notifications;
  /** The chat's actor. Created on the first call. */
  chat: () => Chat;
  /** Connects the socket and starts a live part, as the hooks of that part do when they are mounted. */
  start: (part: LivePart) => void;
  /** Ends the live parts for good. */
  stop: () => void;
}

/** `posts` follows votes and comments of other users. It is part of the others. */
export type LivePart = 'posts' | 'notifications' | 'chat';

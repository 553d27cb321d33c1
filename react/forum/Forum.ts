import type { ApiClient } from '@alphazone/client';
import type { QueryClient } from '@tanstack/react-query';

import type { ChatDraft } from '../live/actors';
import type { Live, LivePart } from '../live/Live';
import type { Outbox } from '../outbox/Outbox';
import type { VoteLedger } from '../posts/voting/voteLedger';
import type { SessionStore } from '../session/SessionStore';
import type { AuthTexts } from '../session/authTexts';
import type { OutboxTexts } from '../outbox/outboxTexts';
import type { EditorTexts } from '../posts/publishing/editorTexts';
import type { ForumTexts } from '../texts';
import type { WholeSiteTexts } from '../wholeSiteTexts';
import type { Late } from './late/late';

/** One forum: its client, its cache and its session. Hooks read it from `<ForumProvider>`. */
export interface Forum {
  client: ApiClient;
  cache: QueryClient;
  session: SessionStore;
  /** Logs out here at once, and then on the server. */
  logOut: () => void;
  texts: ForumTexts & Partial<EditorTexts & OutboxTexts & WholeSiteTexts & AuthTexts>;
  now: () => number;
  log: (what: string, cause: unknown) => void;
  currentUserId: () => string | undefined;
  alert: (message: string) => void | Promise<unknown>;
  onGuest: (message: string) => void | Promise<unknown>;
  onProofNeeded: () => Promise<boolean>;
  /** Returns a notifier bound to the current user. Drops the message if another user has logged in meanwhile. */
  notifier: () => (message: string | undefined) => void;
  votes: VoteLedger;
  /** Actions that wait for a connection. */
  outbox: Outbox;
  /** The unsent chat message, if it is kept. */
  chatDraft: ChatDraft | undefined;
  /** The socket, the bell and the chat. Imported on first use. */
  live: Late<Live>;
  /** Starts a live part and connects the socket, as the part's hooks do on mount. */
  start: (part: LivePart) => void;
  /**
   * Ends the session's machine and the live parts permanently. Keeps the cache: on a server, also call `cache.clear()`, or each
   * query stays in memory for 30 minutes.
   */
  stop: () => void;
}

import type { components } from './schema';

type Schemas = components['schemas'];

export type ChatMessage = Schemas['ChatMessage'];

/** The handshake's `auth`. A socket without a token belongs to a guest, who can only listen. */
export interface SocketAuth {
  /** The session's token: the only source of identity. */
  token?: string;
}

/** The payload of `global message`. The server ignores `userId` and `userName`. */
export interface OutgoingChatMessage {
  userId: string;
  userName: string;
  /** 1 to 1,000 characters after trimming. */
  text: string;
  /** A UUID. A message with the same key is stored once, for 7 days. An extension. */
  idempotencyKey?: string;
}

export type Ack<T = undefined> =
  | { ok: true; value: T }
  /**
   * `code`: unauthorized, internal, key_reused, deleted_since, held, or with the seconds to wait too_many_requests or unavailable.
   * An extension. After `unavailable` or `internal`, a retry with the same key is safe. `held`: stored, and shown once a
   * moderator approves it.
   */
  | { ok: false; message: string; code?: string; retryAfter?: number };

/** Sent to the user's room. */
export interface NotificationPush {
  count: number;
  item?: Schemas['Notification'];
}

/** Sent to all clients. */
export type PostChange =
  | Omit<Schemas['PostCounts'], 'myVote' | 'voteHeldBack'>
  | { _id: string; deleted: true };

/** Sent to all clients when moderators hide or show a comment or a chat message. */
export type ContentChange = { _id: string; isHidden: boolean } & (
  | { kind: 'comment'; postId: string }
  | { kind: 'chat message' }
);
/** Sent to moderators of the zone who follow the queue: some cases have changed. */
export interface QueueChange {
  /** Ids. Not complete after many changes at once. */
  cases: string[];
}

/** Sent to the member and the moderators concerned when the appeal of a decision changes state. */
export interface DecisionChange {
  _id: string;
}

/** Events from the client. `acknowledge` is an extension: other servers may never call it. */
export interface ClientToServerEvents {
  join: (userId: string, acknowledge?: (ack: Ack) => void) => void;
  /** For moderators: sends `queue changed` from now on. */
  'follow queue': (acknowledge?: (ack: Ack) => void) => void;
  'global message': (message: OutgoingChatMessage, acknowledge?: (ack: Ack<ChatMessage>) => void) => void;
}

/** Events from the server. All except `global message` are extensions. */
export interface ServerToClientEvents {
  'global message': (message: ChatMessage) => void;
  notification: (push: NotificationPush) => void;
  'post changed': (change: PostChange) => void;
  'content moderated': (change: ContentChange) => void;
  'queue changed': (change: QueueChange) => void;
  'decision changed': (change: DecisionChange) => void;
  /** The token was revoked or has expired: the socket is a guest's from now on. */
  'session ended': () => void;
}

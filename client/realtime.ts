import type { components } from './schema';

type Schemas = components['schemas'];

/** A message of the global chat. Spec section 3. */
export type ChatMessage = Schemas['ChatMessage'];

/** What the socket's handshake carries. Without a token the socket only listens. */
export interface SocketAuth {
  /** The session's token. The server takes identity from it alone. */
  token?: string;
}

/** What a client says with `global message`. The names are sent as documented, but not believed. */
export interface OutgoingChatMessage {
  userId: string;
  userName: string;
  /** 1 to 1,000 characters after trimming. */
  text: string;
}

/** What the server answers when the client asks for an acknowledgement. */
export type Ack<T = undefined> = { ok: true; value: T } | { ok: false; message: string };

/** An unread count, and the notification that is new or grew. Sent to the user's own room. */
export interface NotificationPush {
  count: number;
  item?: Schemas['Notification'];
}

/** A post's public counts after a change, or the fact that it is gone. Sent to everybody. */
export type PostChange = Omit<Schemas['PostCounts'], 'myVote'> | { _id: string; deleted: true };

/** Events that the client emits. `acknowledge` is an extension; a plain server never calls it. */
export interface ClientToServerEvents {
  /** Joins the room of the user with this id; only one's own. */
  join: (userId: string, acknowledge?: (ack: Ack) => void) => void;
  'global message': (message: OutgoingChatMessage, acknowledge?: (ack: Ack<ChatMessage>) => void) => void;
}

/** Events that the server emits. All but `global message` are extensions. */
export interface ServerToClientEvents {
  'global message': (message: ChatMessage) => void;
  notification: (push: NotificationPush) => void;
  'post changed': (change: PostChange) => void;
}

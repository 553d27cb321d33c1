import type { Chat, Notifications } from './actors';
import type { Realtime } from './realtime';

/** `posts` follows other users' votes and comments. The other parts include it. */
export type LivePart = 'posts' | 'notifications' | 'chat';

/** The parts that follow the server over the socket. */
export interface Live {
  /** The socket. Connects on `start()`. */
  realtime: Realtime;
  /** The bell's actor. Created on the first call. */
  notifications: () => Notifications;
  /** The chat's actor. Created on the first call. */
  chat: () => Chat;
  start: (part: LivePart) => void;
}

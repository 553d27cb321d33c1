import type { Chat, Notifications } from './actors';
import type { Realtime } from './realtime';

/** `posts` follows votes and comments of other users. It is part of the others. */
export type LivePart = 'posts' | 'notifications' | 'chat';

/** What follows the server over the socket. */
export interface Live {
  /** The socket. Connects on `start()`. */
  realtime: Realtime;
  /** The bell's actor. Created on the first call. */
  notifications: () => Notifications;
  /** The chat's actor. Created on the first call. */
  chat: () => Chat;
  start: (part: LivePart) => void;
  stop: () => void;
}

import type { NotificationPush, PostChange } from '@alphazone/client';

/** Pushes to connected clients. Called only by `outcome/announce.ts`, after the commit. */
export interface Publisher {
  /** Pushes a post's new counts or its deletion. */
  postChanged: (change: PostChange) => void;
  /** Pushes to one user. */
  notified: (userId: string, push: NotificationPush) => void;
  /** Demotes the user's sockets with a revoked token to guests. */
  sessionsEnded: (userId: string) => void;
}

/** For servers without realtime. */
export const silentPublisher: Publisher = {
  postChanged: () => undefined,
  notified: () => undefined,
  sessionsEnded: () => undefined,
};

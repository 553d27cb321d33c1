import type { NotificationPush, PostChange } from '@alphazone/client';

/** Pushes to connected clients. Only the announcer calls it, after the commit (`outcome/announce.ts`). */
export interface Publisher {
  /** A post's public counts changed, or the post was deleted. */
  postChanged: (change: PostChange) => void;
  /** A user's notifications changed. Pushed to that user only. */
  notified: (userId: string, push: NotificationPush) => void;
  /** Tokens of a user were revoked. Demotes their sockets to guests. */
  sessionsEnded: (userId: string) => void;
}

/** For servers without realtime. */
export const silentPublisher: Publisher = {
  postChanged: () => undefined,
  notified: () => undefined,
  sessionsEnded: () => undefined,
};

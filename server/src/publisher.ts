import type { ContentChange, NotificationPush, PostChange } from '@alphazone/client';

/** Called only by `outcome/announce.ts`, after the commit. */
export interface Publisher {
  postChanged: (change: PostChange) => void;
  contentModerated: (change: ContentChange) => void;
  notified: (userId: string, push: NotificationPush) => void;
  /** False if no client would get a notification. True if servers that are linked may have one. */
  isListening: (userId: string) => boolean;
  /** Demotes the user's sockets with a revoked token to guests. */
  sessionsEnded: (userId: string) => void;
}

export const silentPublisher: Publisher = {
  postChanged: () => undefined,
  contentModerated: () => undefined,
  notified: () => undefined,
  isListening: () => false,
  sessionsEnded: () => undefined,
};

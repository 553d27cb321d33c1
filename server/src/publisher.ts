import type { NotificationPush, PostChange } from '@alphazone/client';

/** Carries news to the people who are connected. Called after the change is committed. */
export interface Publisher {
  /** A post's public counts changed, or the post is gone. */
  postChanged: (change: PostChange) => void;
  /** A member's notifications changed. Only that member hears it. */
  notified: (userId: string, push: NotificationPush) => void;
  /** Some tokens of a member are no longer good: sockets that came with them become visitors'. */
  sessionsEnded: (userId: string) => void;
}

/** For servers without realtime. */
export const silentPublisher: Publisher = {
  postChanged: () => undefined,
  notified: () => undefined,
  sessionsEnded: () => undefined,
};

import type { ContentChange, NotificationPush, PostChange } from '@alphazone/client';

import type { ChangedCase, ChangedDecision } from './outcome/outcome';

/** Called only by `outcome/announce.ts`, after the commit. */
export interface Publisher {
  postChanged: (change: PostChange) => void;
  contentModerated: (change: ContentChange) => void;
  notified: (userId: string, push: NotificationPush) => void;
  /** Whether a client may get a notification, on this or a linked server. */
  isListening: (userId: string) => boolean;
  /** Demotes sockets with a revoked token to guests, and removes the others from queues that the user may not follow. */
  accessChanged: (userId: string) => void;
  /** To moderators of the zone who follow the queue. */
  caseChanged: (changed: ChangedCase) => void;
  /** To the members concerned, and to moderators of the zone who follow the queue. */
  decisionChanged: (changed: ChangedDecision) => void;
}

export const silentPublisher: Publisher = {
  postChanged: () => undefined,
  contentModerated: () => undefined,
  notified: () => undefined,
  isListening: () => false,
  accessChanged: () => undefined,
  caseChanged: () => undefined,
  decisionChanged: () => undefined,
};

import type { Vote } from '@alphazone/client';

/** Something that a member did. Told within the transaction that stores it: both happen or neither. */
export type Activity =
  | { kind: 'signed up'; actorId: string }
  | { kind: 'logged in'; actorId: string }
  | { kind: 'profile changed'; actorId: string }
  | { kind: 'post created'; actorId: string; postId: string; body: string }
  | {
      kind: 'comment created';
      actorId: string;
      postId: string;
      postAuthorId: string;
      commentId: string;
      body: string;
    }
  | {
      kind: 'post voted';
      actorId: string;
      postId: string;
      postAuthorId: string;
      before: Vote | null;
      after: Vote | null;
    }
  /** A member says that it has done a task whose criterion the server cannot see. */
  | { kind: 'task completed'; actorId: string; taskId: string };

/** What a member got for an activity. */
export interface Reward {
  /** Who got it; not always who acted. */
  userId: string;
  xpGained: number;
  /** Tasks that the activity completed for the first time in their period, as their owner is told. */
  completedTasks: readonly { message: string; xpReward: number }[];
  /** The level that was reached; undefined when it stayed. */
  newLevel?: number;
  /** Names of achievements that were earned. */
  achievements: readonly string[];
}

/** A member whose notifications changed. */
export interface Notice {
  userId: string;
  /** The entry that is new or grew; undefined when some are gone or were read. */
  notificationId?: string;
}

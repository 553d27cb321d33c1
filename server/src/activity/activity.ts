import type { Vote } from '@alphazone/client';

/** An action of a user. Recorded in the transaction that stores it. */
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
  /** The user marked a manual task as done. */
  | { kind: 'task completed'; actorId: string; taskId: string };

/** What a user got for an activity. */
export interface Reward {
  /** The recipient, not always the actor. */
  userId: string;
  xpGained: number;
  /** Tasks that the activity completed for the first time in their period. */
  completedTasks: readonly { message: string; xpReward: number }[];
  /** The new level; undefined without a level-up. */
  newLevel?: number;
  /** Names of earned achievements. */
  achievements: readonly string[];
}

/** A change of a user's notifications. */
export interface Notice {
  userId: string;
  /** The new or updated notification; undefined when notifications were deleted or read. */
  notificationId?: string;
}

import type { Vote } from '@alphazone/client';

import type { MemberState } from '../gamification/gamification-repository';

interface Announced {
  /** Members with a notification about it from an earlier approval. */
  notified?: readonly string[];
}

export type Activity =
  | { kind: 'signed up'; actorId: string }
  | { kind: 'logged in'; actorId: string }
  | { kind: 'profile changed'; actorId: string }
  | ({ kind: 'post created'; actorId: string; postId: string; body: string } & Announced)
  | ({
      kind: 'comment created';
      actorId: string;
      postId: string;
      postAuthorId: string;
      commentId: string;
      body: string;
      /** Whether the post is hidden. If so, the comment notifies no one. @default false */
      isPostHidden?: boolean;
    } & Announced)
  | {
      kind: 'post voted';
      actorId: string;
      postId: string;
      postAuthorId: string;
      after: Vote | null;
    }
  | { kind: 'task completed'; actorId: string; taskId: string };

export interface ActorActivity {
  activity: Activity;
  /** With the counts after the activity. Undefined for a deleted user. */
  actor: MemberState | undefined;
}

export interface Reward {
  userId: string;
  xpGained: number;
  /** Tasks that the activity completed for the first time in their period. */
  completedTasks: readonly { message: string; xpReward: number }[];
  newLevel?: number;
  achievements: readonly string[];
}

/** A change of a member's notifications. */
export interface ChangedNotification {
  userId: string;
  /** The new or updated notification. Undefined when notifications were deleted or read. */
  notificationId?: string;
  /** Whether it can be sent by Web Push. */
  canBePushed?: boolean;
}

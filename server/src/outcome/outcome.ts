import type { ContentChange } from '@alphazone/client';

import type { ChangedNotification, Reward } from '../activity/activity';
import type { DatabaseTransaction } from '../database/database';
import type { PostCountsRow } from '../posts/post-counts-repository';

export interface ChangedCase {
  id: string;
  /** Null for members, chat messages and pictures. */
  zone: string | null;
}

export interface ChangedDecision {
  id: string;
  zone: string | null;
  /** The member, the moderator and the reviewer. */
  userIds: readonly string[];
}

export interface Outcome {
  changedCases: ChangedCase[];
  changedDecisions: ChangedDecision[];
  changedPosts: PostCountsRow[];
  deletedPosts: string[];
  changedNotifications: ChangedNotification[];
  rewards: Reward[];
  /** Members whose sessions ended or whose roles changed. */
  changedAccess: string[];
  moderated: ContentChange[];
}

/** Created by `change`, which announces the outcome. */
export interface UnitOfWork {
  readonly transaction: DatabaseTransaction;
  readonly outcome: Outcome;
}

export const emptyOutcome = (): Outcome => ({
  changedCases: [],
  changedDecisions: [],
  changedPosts: [],
  deletedPosts: [],
  changedNotifications: [],
  rewards: [],
  changedAccess: [],
  moderated: [],
});

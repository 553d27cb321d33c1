import type { Notice, Reward } from '../activity/activity';
import type { DatabaseTransaction } from '../database/database';
import type { PostCountsRow } from '../posts/post-counts-repository';

/** What a use case brought about besides its own answer. */
export interface Outcome {
  /** Posts whose public counts changed. */
  changedPosts: PostCountsRow[];
  /** Ids of deleted posts. */
  deletedPosts: string[];
  /** Changed notifications. */
  notices: Notice[];
  /** XP, levels, tasks and achievements. Notices announce them. */
  rewards: Reward[];
  /** Ids of users whose tokens were revoked. */
  revokedUsers: string[];
}

/** A transaction and the outcome that it collects. `change` makes it and announces the outcome. */
export interface UnitOfWork {
  readonly transaction: DatabaseTransaction;
  readonly outcome: Outcome;
}

export const emptyOutcome = (): Outcome => ({
  changedPosts: [],
  deletedPosts: [],
  notices: [],
  rewards: [],
  revokedUsers: [],
});

import type { Notice, Reward } from '../activity/activity';
import type { DatabaseTransaction } from '../database/database';
import type { PostCountsRow } from '../posts/post-counts-repository';

/** Side effects of a use case. */
export interface Outcome {
  changedPosts: PostCountsRow[];
  deletedPosts: string[];
  notices: Notice[];
  /** XP, levels, tasks and achievements. Announced through `notices`. */
  rewards: Reward[];
  revokedUsers: string[];
}

/** A transaction and its outcome. Created by `change`, which announces the outcome. */
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

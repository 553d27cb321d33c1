import type { ContentChange } from '@alphazone/client';

import type { Notice, Reward } from '../activity/activity';
import type { DatabaseTransaction } from '../database/database';
import type { PostCountsRow } from '../posts/post-counts-repository';

export interface Outcome {
  changedPosts: PostCountsRow[];
  deletedPosts: string[];
  notices: Notice[];
  rewards: Reward[];
  revokedUsers: string[];
  moderated: ContentChange[];
}

/** Created by `change`, which announces the outcome. */
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
  moderated: [],
});

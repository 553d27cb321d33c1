import { addToUserCounts } from '../accounts/profiles/user-counts-repository';
import type { DatabaseTransaction } from '../database/database';
import { countVotesAndComments, deletePostRows, markDeleted } from './post-deletion-repository';
import type { LockedPost } from './post-rows-repository';

/** Votes and comments that one transaction deletes. It locks their members, whose own votes and comments wait. */
const maxAtOnce = 500;

/**
 * Deletes the posts for all users. Votes and comments above the limit stay for `sweepDeletedPosts`:
 * docs/decisions/0013-deleting-a-post-waits.md.
 */
export async function deletePosts(
  transaction: DatabaseTransaction,
  posts: readonly LockedPost[],
): Promise<void> {
  if (posts.length === 0) return;
  if ((await countVotesAndComments(transaction, posts, maxAtOnce + 1)) <= maxAtOnce) {
    await deletePostRows(transaction, posts);
    return;
  }
  await markDeleted(transaction, posts);
  const visible = posts.filter(({ hidden }) => hidden === null);
  await addToUserCounts(
    transaction,
    'posts_count',
    visible.map(({ author_id: userId }) => ({ userId, count: -1 })),
  );
}

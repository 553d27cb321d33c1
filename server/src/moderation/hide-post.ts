import { addToUserCounts } from '../accounts/user-counts-repository';
import type { Hidden } from '../database/tables';
import type { UnitOfWork } from '../outcome/outcome';
import type { LockedPost } from '../posts/post-rows-repository';
import { updateHidden } from './content-repository';

/**
 * Does to counts and search what deleting and inserting do. Votes and comments stay. For others, hiding is announced like
 * a deletion.
 * @param hidden Null shows the post.
 */
export async function hidePost(
  { transaction, outcome }: UnitOfWork,
  post: LockedPost,
  hidden: Hidden | null,
): Promise<void> {
  if (post.hidden === hidden) return;
  const [counts] = await updateHidden(transaction, post.id, hidden);
  const count = Number(hidden === null) - Number(post.hidden === null);
  await addToUserCounts(transaction, 'posts_count', [{ userId: post.author_id, count }]);
  if (hidden !== null) outcome.deletedPosts.push(post.id);
  else if (counts) outcome.changedPosts.push(counts);
}

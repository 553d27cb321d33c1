import { addToUserCounts } from '../../accounts/profiles/user-counts-repository';
import type { Hidden } from '../../database/tables';
import type { UnitOfWork } from '../../outcome/outcome';
import type { LockedPost } from '../../posts/post-rows-repository';
import { updatePostHidden } from './content-repository';

/**
 * Affects counts and search like a deletion or an insertion, but votes and comments stay. Hiding is
 * announced like a deletion.
 * @param hidden Null shows the post.
 */
export async function hidePost(
  { transaction, outcome }: UnitOfWork,
  post: LockedPost,
  hidden: Hidden | null,
): Promise<void> {
  if (post.hidden === hidden) return;
  const counts = await updatePostHidden(transaction, post.id, hidden);
  const count = Number(hidden === null) - Number(post.hidden === null);
  await addToUserCounts(transaction, 'posts_count', [{ userId: post.author_id, count }]);
  if (hidden === null) outcome.changedPosts.push(...counts);
  // Others have never seen a held post.
  else if (post.hidden === null) outcome.deletedPosts.push(post.id);
}

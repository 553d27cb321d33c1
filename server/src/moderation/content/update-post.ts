import type { UnitOfWork } from '../../outcome/outcome';
import type { LockedPost } from '../../posts/post-rows-repository';
import { storePostChange, type PostChange } from './content-repository';

/** Changes a post. Announces it unless the post is hidden. */
export async function updatePost(
  { transaction, outcome }: UnitOfWork,
  post: LockedPost,
  change: PostChange,
): Promise<void> {
  const counts = await storePostChange(transaction, post, change);
  if (post.hidden === null) outcome.changedPosts.push(counts);
}

import { addToCommentCounts } from '../comments/comments-repository';
import type { Hidden } from '../database/tables';
import type { UnitOfWork } from '../outcome/outcome';
import type { LockedPost } from '../posts/post-rows-repository';
import { updateCommentHidden } from './content-repository';

/** A removed comment leaves a placeholder and still counts. A held one is neither shown nor counted. */
export async function hideComment(
  { transaction, outcome }: UnitOfWork,
  post: LockedPost,
  comment: { id: string; hidden: Hidden | null },
  hidden: Hidden | null,
): Promise<void> {
  if (comment.hidden === hidden) return;
  await updateCommentHidden(transaction, comment.id, hidden);
  const before = comment.hidden !== 'held';
  const after = hidden !== 'held';
  if (before !== after) {
    const counts = await addToCommentCounts(transaction, [{ post, count: after ? 1 : -1 }]);
    if (post.hidden === null) outcome.changedPosts.push(...counts);
  }
  outcome.moderated.push({ kind: 'comment', _id: comment.id, postId: post.id, isHidden: hidden !== null });
}

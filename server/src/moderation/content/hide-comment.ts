import { addToUserCounts } from '../../accounts/profiles/user-counts-repository';
import { addToCommentCounts } from '../../comments/comments-repository';
import { isListed } from '../../comments/listed-repository';
import type { CommentRow, Hidden } from '../../database/tables';
import type { UnitOfWork } from '../../outcome/outcome';
import type { LockedPost } from '../../posts/post-rows-repository';
import { updateCommentHidden } from './content-repository';

/**
 * A removed comment leaves a placeholder and still counts. A held one is neither listed nor counted, and not once removed either:
 * others never saw it.
 */
export async function hideComment(
  { transaction, outcome }: UnitOfWork,
  post: LockedPost,
  comment: CommentRow,
  hidden: Hidden | null,
): Promise<void> {
  if (comment.hidden === hidden) return;
  const before = isListed(comment);
  const state = { hidden, removed_while_held: hidden === 'removed' && !before };
  await updateCommentHidden(transaction, comment.id, state);
  const after = isListed(state);
  if (before !== after) {
    const count = after ? 1 : -1;
    const counts = await addToCommentCounts(transaction, [{ post, count }]);
    await addToUserCounts(transaction, 'comments_count', [{ userId: comment.user_id, count }]);
    if (post.hidden === null) outcome.changedPosts.push(...counts);
  }
  if ((before || after) && post.hidden === null)
    outcome.moderated.push({ kind: 'comment', _id: comment.id, postId: post.id, isHidden: hidden !== null });
}

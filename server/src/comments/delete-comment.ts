import { addToUserCounts } from '../accounts/profiles/user-counts-repository';
import { forbidden, notFound } from '../errors';
import { messages } from '../messages';
import { changePost } from '../posts/change-post';
import type { Services } from '../services';
import { addToCommentCounts, deleteCommentRow, findComment } from './comments-repository';
import { isListed } from './listed-repository';

export async function deleteComment(
  services: Pick<Services, 'change'>,
  { commentId, postId, userId }: { commentId: string; postId: string; userId: string },
): Promise<void> {
  await changePost(
    services,
    postId,
    async (post, { transaction }) => {
      const comment = await findComment(transaction, { id: commentId, postId });
      if (!comment) throw notFound(messages.noComment);
      if (comment.user_id !== userId) throw forbidden(messages.onlyAuthorDeletesComment);
      await deleteCommentRow(transaction, post, commentId);
      if (!isListed(comment)) return { post: 'unchanged' };
      const [counts] = await addToCommentCounts(transaction, [{ post, count: -1 }]);
      await addToUserCounts(transaction, 'comments_count', [{ userId, count: -1 }]);
      return { post: counts ?? 'unchanged' };
    },
    { missing: messages.noComment, isHiddenAllowed: () => true },
  );
}

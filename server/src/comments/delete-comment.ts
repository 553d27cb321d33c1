import { addToUserCounts } from '../accounts/user-counts-repository';
import { forbidden, notFound } from '../errors';
import { messages } from '../messages';
import { changePost } from '../posts/change-post';
import type { Services } from '../services';
import { addToCommentCounts, deleteCommentRow, findCommentAuthor } from './comments-repository';

export async function deleteComment(
  services: Pick<Services, 'change'>,
  { commentId, postId, userId }: { commentId: string; postId: string; userId: string },
): Promise<void> {
  await changePost(
    services,
    postId,
    async (post, { transaction }) => {
      const authorId = await findCommentAuthor(transaction, { id: commentId, postId });
      if (authorId === undefined) throw notFound(messages.noComment);
      if (authorId !== userId) throw forbidden(messages.onlyAuthorDeletesComment);
      await deleteCommentRow(transaction, post, commentId);
      const [counts] = await addToCommentCounts(transaction, [{ post, count: -1 }]);
      await addToUserCounts(transaction, 'comments_count', [{ userId, count: -1 }]);
      return { post: counts ?? 'unchanged' };
    },
    messages.noComment,
  );
}

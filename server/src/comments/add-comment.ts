import { addToUserCount } from '../accounts/user-counts-repository';
import { recordActivity } from '../activity/record-activity';
import { newId } from '../database/ids';
import type { CommentRow } from '../database/tables';
import { lockActorState } from '../gamification/reward';
import { changePostAfter } from '../posts/change-post';
import type { PostCountsRow } from '../posts/post-counts-repository';
import type { Services } from '../services';
import { addToCommentCount, insertComment } from './comments-repository';

export function addComment(
  services: Pick<Services, 'change' | 'now'>,
  { postId, userId, body }: { postId: string; userId: string; body: string },
): Promise<{ post: PostCountsRow; comment: CommentRow }> {
  const comment = {
    id: newId(),
    post_id: postId,
    user_id: userId,
    body: body.trim(),
    commented_on: services.now(),
  };
  return changePostAfter(
    services,
    postId,
    (transaction) => lockActorState(transaction, userId, comment.commented_on),
    async (post, unit, author) => {
      const { transaction } = unit;
      const [counts] = await Promise.all([
        addToCommentCount(transaction, post, 1),
        insertComment(transaction, post, comment),
        addToUserCount(transaction, userId, ['comments_count', 1]),
        recordActivity(
          unit,
          {
            kind: 'comment created',
            actorId: userId,
            postId: post.id,
            postAuthorId: post.author_id,
            commentId: comment.id,
            body: comment.body,
          },
          comment.commented_on,
          author && { ...author, comments: author.comments + 1 },
        ),
      ]);
      return { post: counts, comment };
    },
  );
}

import { addToUserCount } from '../accounts/user-counts-repository';
import { recordActivity } from '../activity/record-activity';
import { newId } from '../database/ids';
import type { CommentRow } from '../database/tables';
import { lockActor } from '../gamification/gamification-repository';
import { changePost } from '../posts/change-post';
import type { PostCountsRow } from '../posts/post-counts-repository';
import type { Services } from '../services';
import { addToCommentCount, insertComment } from './comments-repository';

/** @throws 404 when the post does not exist. */
export function addComment(
  services: Pick<Services, 'change' | 'now'>,
  { postId, userId, body }: { postId: string; userId: string; body: string },
): Promise<{ post: PostCountsRow; comment: CommentRow }> {
  return changePost(services, postId, async (post, unit) => {
    const { transaction } = unit;
    const comment = await insertComment(transaction, post, {
      id: newId(),
      user_id: userId,
      body: body.trim(),
      commented_on: services.now(),
    });
    const counts = await addToCommentCount(transaction, post, 1);
    await lockActor(transaction, userId);
    await addToUserCount(transaction, userId, ['comments_count', 1]);
    await recordActivity(
      unit,
      {
        kind: 'comment created',
        actorId: userId,
        postId,
        postAuthorId: post.author_id,
        commentId: comment.id,
        body: comment.body,
      },
      comment.commented_on,
    );
    return { post: counts, comment };
  });
}

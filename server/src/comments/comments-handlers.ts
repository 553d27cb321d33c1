import type { Handlers } from '../contract/handlers';
import { signedIn } from '../contract/handlers';
import { forbidden, notFound } from '../errors';
import { messages } from '../messages';
import { demandOwnId } from '../own-id';
import { presentChange } from '../posts/present-post';
import type { Services } from '../services';
import { deleteCommentOf, insertComment } from './comments-repository';

/** Commenting on posts. */
export function commentsHandlers({
  db,
  publisher,
  announce,
  now,
}: Services): Pick<Handlers, 'createComment' | 'deleteComment'> {
  return {
    async createComment(call) {
      const writer = signedIn(call);
      demandOwnId(writer, call.body.userId);
      const stored = await insertComment(db, {
        postId: call.params.id,
        userId: writer.id,
        body: call.body.commentBody,
        commentedOn: now(),
      });
      if (!stored) throw notFound(messages.noPost);
      publisher.postChanged(presentChange(stored.row));
      await announce(stored.outcome);
      return {
        comment: {
          _id: stored.comment.id,
          userId: writer.id,
          userCommented: writer.name,
          ...(writer.pictureUrl !== null && { userPicture: writer.pictureUrl }),
          commentBody: stored.comment.body,
          commentedOn: stored.comment.commented_on.toISOString(),
        },
      };
    },

    async deleteComment(call) {
      const result = await deleteCommentOf(db, {
        commentId: call.params.id,
        postId: call.body.postId,
        userId: signedIn(call).id,
      });
      if (result === 'missing') throw notFound(messages.noComment);
      if (result === 'not the author') throw forbidden(messages.onlyAuthorDeletesComment);
      publisher.postChanged(presentChange(result.row));
      return { message: messages.commentDeleted };
    },
  };
}

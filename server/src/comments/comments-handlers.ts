import { requireOwnId } from '../accounts/require-own-id';
import type { Handlers } from '../contract/handlers';
import { requireMember } from '../contract/handlers';
import { messages } from '../messages';
import type { Services } from '../services';
import { addComment } from './add-comment';
import { deleteComment } from './delete-comment';
import { serialiseComment } from './serialise-comment';

export function commentsHandlers(services: Services): Pick<Handlers, 'createComment' | 'deleteComment'> {
  return {
    async createComment(call) {
      const author = requireMember(call);
      requireOwnId(author, call.body.userId);
      const { comment } = await addComment(services, {
        postId: call.params.id,
        userId: author.id,
        body: call.body.commentBody,
      });
      return {
        comment: serialiseComment({ ...comment, user_name: author.name, user_picture: author.pictureUrl }),
      };
    },

    async deleteComment(call) {
      await deleteComment(services, {
        commentId: call.params.id,
        postId: call.body.postId,
        userId: requireMember(call).id,
      });
      return { message: messages.commentDeleted };
    },
  };
}

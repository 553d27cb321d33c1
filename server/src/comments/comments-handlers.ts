import { requireOwnId } from '../accounts/require-own-id';
import type { Handlers } from '../contract/handlers';
import { requireMember } from '../contract/handlers';
import { pageOf, sendPageHeaders } from '../contract/paging';
import { notFound } from '../errors';
import { deletedSince, idempotencyKeyOf, respondToRepeat } from '../idempotency/idempotency-key';
import { messages } from '../messages';
import type { Services } from '../services';
import { createAddComment } from './add-comment';
import { commentPositionAt, cursorAfterComment } from './comments-order';
import { findComment, findCommentCount, listComments } from './comments-repository';
import { deleteComment } from './delete-comment';
import { serialiseComment } from './serialise-comment';

type CommentsHandlers = Pick<Handlers, 'createComment' | 'deleteComment' | 'listComments'>;

const defaultLimit = 50;

export function commentsHandlers(services: Services): CommentsHandlers {
  const { db } = services;
  const addComment = createAddComment(services);
  return {
    async listComments({
      params: { id },
      query: { limit = defaultLimit, cursor, author },
      member,
      request,
      reply,
    }) {
      const after = cursor === undefined ? undefined : commentPositionAt(cursor);
      const total = await findCommentCount(db, id);
      if (total === undefined) throw notFound(messages.noPost);
      const { page, last } = pageOf(
        await listComments(db, id, { limit: limit + 1, after, author, callerId: member?.id }),
        limit,
      );
      sendPageHeaders(request, reply, { total, nextCursor: last && cursorAfterComment(last) });
      return page.map(serialiseComment);
    },

    async createComment(call) {
      const author = requireMember(call);
      requireOwnId(author, call.body.userId);
      const postId = call.params.id;
      const comment = await respondToRepeat(
        async () => {
          const body = call.body.commentBody;
          const idempotency = idempotencyKeyOf(call.request);
          return (await addComment({ postId, userId: author.id, body, idempotency })).comment;
        },
        async (id) => {
          const stored = await findComment(db, { id, postId });
          if (!stored) throw deletedSince();
          return stored;
        },
      );
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

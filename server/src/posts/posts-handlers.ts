import { requireOwnId } from '../accounts/require-own-id';
import type { Handlers } from '../contract/handlers';
import { requireMember, TooLargeToShare } from '../contract/handlers';
import { pageOf, sendPageHeaders } from '../contract/paging';
import { badFields } from '../errors';
import { deletedSince, idempotencyKeyOf, respondToRepeat } from '../idempotency/idempotency-key';
import { messages } from '../messages';
import type { Services } from '../services';
import { deletePost } from './delete-post';
import { listPostCards, openAllPosts } from './list-posts';
import { cursorAfter, orderOf, positionAt } from './posts-order';
import {
  findFullPost,
  findOwnPost,
  findPostWithComments,
  hasPost,
  openFullPost,
  type FullPostRow,
} from './posts-repository';
import { createPublishPost } from './publish-post';
import { serialiseCard, serialiseFullPost, serialisePostPage } from './serialise-post';

type PostsHandlers = Pick<Handlers, 'listPosts' | 'createPost' | 'deletePost'>;

/** Comments and voters. A post with more is sent like a complete list. */
const maxItems = 500;

export function postsHandlers(services: Services): PostsHandlers {
  const { db } = services;
  const publishPost = createPublishPost(services);
  return {
    async listPosts({ query, member, isShared, request, reply }) {
      const { id, limit, cursor, commentsLimit } = query;
      const callerId = member?.id;
      if (id !== undefined && commentsLimit !== undefined) {
        const post = await findPostWithComments(db, id, { callerId, count: commentsLimit + 1 });
        sendPageHeaders(request, reply, { total: post ? 1 : 0, nextCursor: undefined });
        return post ? [serialisePostPage(post, commentsLimit)] : [];
      }
      if (id !== undefined) {
        const post = await findFullPost(db, id, { callerId, maxItems });
        if (post) return [serialiseFullPost(post)];
        if (!(await hasPost(db, id))) return [];
        if (isShared) throw new TooLargeToShare();
        await request.countLargePost?.();
        return services.completeLists.send(
          { request, reply },
          { open: (snapshot) => openFullPost(snapshot, id, callerId), serialise: serialiseFullPost },
        );
      }
      const order = orderOf(query.sort ?? 'hot', { isZone: query.category !== undefined });
      if (limit === undefined) {
        if (cursor !== undefined) throw badFields({ field: 'cursor', message: messages.cursorNeedsLimit });
        return services.completeLists.send(
          { request, reply },
          {
            open: (snapshot) => openAllPosts({ ...services, snapshot }, query, { order, callerId }),
            serialise: serialiseFullPost,
          },
        );
      }
      const after = cursor === undefined ? undefined : positionAt(order, cursor);
      const { rows, ...count } = await listPostCards(services, query, { order, limit, after, callerId });
      const { page, last } = pageOf(rows, limit);
      sendPageHeaders(request, reply, { ...count, nextCursor: last && cursorAfter(order, last) });
      return page.map(serialiseCard);
    },

    async createPost(call) {
      const { body } = call;
      const author = requireMember(call);
      requireOwnId(author, body.userId);
      const idempotency = idempotencyKeyOf(call.request);
      const serialiseOwn = (post: FullPostRow) => ({
        ...serialiseFullPost(post),
        ...(post.hidden !== null && { hidden: post.hidden }),
      });
      return respondToRepeat(
        async () => {
          const post = await publishPost({
            authorId: author.id,
            title: body.postTitle,
            body: body.postBody,
            tags: body.postTags,
            media: body.mediaUrls ?? [],
            category: body.category,
            idempotency,
          });
          return serialiseOwn({
            ...post,
            author_name: author.name,
            author_picture: author.pictureUrl,
            my_vote: null,
            vote_held_back: false,
            up_voters: [],
            down_voters: [],
            comments: [],
          });
        },
        async (id) => {
          const post = await findOwnPost(db, id, author.id);
          if (!post) throw deletedSince();
          return serialiseOwn(post);
        },
      );
    },

    async deletePost(call) {
      await deletePost(services, { postId: call.params.id, userId: requireMember(call).id });
      return { message: messages.postDeleted };
    },
  };
}

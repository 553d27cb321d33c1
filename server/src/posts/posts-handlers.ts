import type { Handlers } from '../contract/handlers';
import { signedIn } from '../contract/handlers';
import { pageOf, sendPageHeaders } from '../contract/paging';
import { isId } from '../database/ids';
import { badFields, forbidden, notFound } from '../errors';
import { messages } from '../messages';
import { demandOwnId } from '../own-id';
import type { Services } from '../services';
import { zoneNamed } from '../site/site-settings';
import { deletePostOf } from './change-post';
import { createPost } from './create-post';
import { cursorAfter, orderOf, positionAt, type PostsFilter } from './posts-query';
import { countPosts, findWhole, listCards, listWhole } from './posts-repository';
import { presentCard, presentChange, presentWhole } from './present-post';

type PostsHandlers = Pick<Handlers, 'listPosts' | 'createPost' | 'deletePost'>;

/** Reading, writing and deleting posts. */
export function postsHandlers({ db, site, publisher, announce, now }: Services): PostsHandlers {
  return {
    async listPosts({ query, member, request, reply }) {
      const { id, limit, cursor } = query;
      if (id !== undefined) {
        const post = await findWhole(db, id, member?.id);
        return post ? [presentWhole(post)] : [];
      }
      const order = orderOf(query.sort ?? 'hot', query.category !== undefined);
      if (limit === undefined && cursor !== undefined) {
        throw badFields({ field: 'cursor', message: messages.cursorNeedsLimit });
      }
      const after = cursor === undefined ? undefined : positionAt(order, cursor);
      const filter = filterOf(query, (category) => zoneNamed(site, category));
      if (limit === undefined) {
        if (filter === 'nothing') return [];
        return (await listWhole(db, { filter, order, callerId: member?.id })).map(presentWhole);
      }
      if (filter === 'nothing') {
        sendPageHeaders(request, reply, { total: 0, nextCursor: undefined });
        return [];
      }
      const [rows, total] = await Promise.all([
        listCards(db, { filter, order, limit: limit + 1, after, callerId: member?.id }),
        countPosts(db, filter),
      ]);
      const { page, last } = pageOf(rows, limit);
      sendPageHeaders(request, reply, { total, nextCursor: last && cursorAfter(order, last) });
      return page.map(presentCard);
    },

    async createPost(call) {
      const { body } = call;
      const author = signedIn(call);
      demandOwnId(author, body.userId);
      const { id, outcome } = await createPost(db, site, {
        authorId: author.id,
        title: body.postTitle,
        body: body.postBody,
        tags: body.postTags,
        media: body.mediaUrls ?? [],
        category: body.category,
        postedOn: now(),
      });
      const post = await findWhole(db, id, author.id);
      if (!post) throw notFound(messages.noPost);
      publisher.postChanged(presentChange(post));
      await announce(outcome);
      return presentWhole(post);
    },

    async deletePost(call) {
      const { id } = call.params;
      switch (await deletePostOf(db, id, signedIn(call).id)) {
        case 'missing':
          throw notFound(messages.noPost);
        case 'not the author':
          throw forbidden(messages.onlyAuthorDeletesPost);
        case 'deleted':
          publisher.postChanged({ _id: id, deleted: true });
          return { message: messages.postDeleted };
      }
    },
  };
}

interface FilterQuery {
  category?: string;
  tag?: string;
  author?: string;
  q?: string;
}

/** What the query asks for; `nothing` when no post can match, such as in an unknown zone. */
function filterOf(
  { category, tag, author, q = '' }: FilterQuery,
  zone: (category: string) => string | undefined,
): PostsFilter | 'nothing' {
  const zoneName = category === undefined ? undefined : zone(category);
  if (category !== undefined && zoneName === undefined) return 'nothing';
  if (author !== undefined && !isId(author)) return 'nothing';
  const text = q.trim();
  return {
    category: zoneName,
    tag: tag?.trim().toLowerCase(),
    authorId: author,
    text: text === '' ? undefined : text,
  };
}

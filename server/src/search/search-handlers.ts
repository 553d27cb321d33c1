import { limits } from '@alphazone/client/limits';

import type { Handlers } from '../contract/handlers';
import { decodeCursor, encodeCursor, pageOf, sendPageHeaders } from '../contract/paging';
import { isId } from '../database/ids';
import { findCards } from '../posts/posts-repository';
import { serialiseCard } from '../posts/serialise-post';
import type { Services } from '../services';
import type { RankedPost } from './post-words-repository';
import { trimQuery } from './text-match';
import { matcherOf } from './text-pieces';

const minLength = 2;
const pageLength = 20;

export function searchHandlers({ db, search }: Services): Pick<Handlers, 'suggestPosts' | 'searchPosts'> {
  return {
    async suggestPosts({ query }) {
      const text = trimQuery(query.q);
      if ([...text].length < minLength) return [];
      const titles = await search.findPosts(text, limits.postSuggestions.maxItems);
      return titles.map(({ id, title }) => ({ _id: id, postTitle: title }));
    },

    async searchPosts({ query: { q, limit = pageLength, cursor }, member, request, reply }) {
      const text = trimQuery(q);
      const after = cursor === undefined ? undefined : rankAt(cursor);
      const { found, ...count } =
        text === ''
          ? { found: [], total: 0, isCapped: false }
          : await search.rankPosts(text, { limit, after });
      const { page, last } = pageOf(found, limit);
      sendPageHeaders(request, reply, {
        ...count,
        nextCursor: last && encodeCursor([last.rank, last.score, last.id]),
      });
      const cards = await findCards(
        db,
        page.map(({ id }) => id),
        member?.id,
      );
      const matchOf = matcherOf(text);
      return cards.map((row) => ({ ...serialiseCard(row), match: matchOf(row) }));
    },
  };
}

const isInteger = (part: unknown): part is number =>
  typeof part === 'number' && Number.isInteger(part) && Math.abs(part) <= 2_147_483_647;

/** @throws 400 for an invalid cursor. */
export const rankAt = (cursor: string): RankedPost =>
  decodeCursor(cursor, ([rank, score, id, ...rest]) => {
    if (!isInteger(rank) || !isInteger(score) || rest.length > 0) return undefined;
    return typeof id === 'string' && isId(id) ? { rank, score, id } : undefined;
  });

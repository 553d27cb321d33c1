import { limits } from '@alphazone/client/limits';

import { cached } from '../cache';
import type { Handlers } from '../contract/handlers';
import { decodeCursor, encodeCursor, pageOf, sendPageHeaders } from '../contract/paging';
import { badFields } from '../errors';
import { messages } from '../messages';
import type { Services } from '../services';
import { listTagUse } from './tags-repository';
import { comesAfter, describeTag, tagPositionIn } from './tags-rules';

const { maxItems } = limits.tags;

/** Milliseconds. All posts are counted through, so not for every reader. */
const freshFor = 60_000;

/** The tags screen. */
export function tagsHandlers({ db }: Services): Pick<Handlers, 'listTags'> {
  const tagUse = cached(freshFor, () => listTagUse(db, maxItems));

  return {
    async listTags({ query: { limit, cursor }, request, reply }) {
      if (cursor !== undefined && limit === undefined)
        throw badFields({ field: 'cursor', message: messages.cursorNeedsLimit });
      const position = cursor === undefined ? undefined : decodeCursor(cursor, tagPositionIn);
      const all = await tagUse();
      const rest = position ? all.filter((tag) => comesAfter(tag, position)) : all;
      const { page, last } = pageOf(rest, limit ?? maxItems);
      if (limit !== undefined) {
        const nextCursor = last && encodeCursor([last.count, last.name]);
        sendPageHeaders(request, reply, { total: all.length, nextCursor });
      }
      return page.map((tag) => ({ tagName: tag.name, tagDesc: describeTag(tag), count: tag.count }));
    },
  };
}

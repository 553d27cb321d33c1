import type { Handlers } from '../contract/handlers';
import { decodeCursor, encodeCursor, pageOf, sendPageHeaders } from '../contract/paging';
import { badFields } from '../errors';
import { messages } from '../messages';
import type { Services } from '../services';
import { listTags, type ListedTag } from './list-tags';
import { parseTagPosition } from './tag-cursor';

export function tagsHandlers(services: Services): Pick<Handlers, 'listTags'> {
  return {
    async listTags({ query: { limit, cursor }, request, reply }) {
      if (limit === undefined) {
        if (cursor !== undefined) throw badFields({ field: 'cursor', message: messages.cursorNeedsLimit });
        return (await listTags(services, undefined)).tags.map(serialiseTag);
      }
      const after = decodeCursor(cursor, parseTagPosition);
      const { tags, total } = await listTags(services, after);
      const { page, last } = pageOf(tags, limit);
      sendPageHeaders(request, reply, {
        total,
        nextCursor: last && encodeCursor([last.count, last.name]),
      });
      return page.map(serialiseTag);
    },
  };
}

const serialiseTag = ({ name, description, count }: ListedTag) => ({
  tagName: name,
  tagDesc: description,
  count,
});

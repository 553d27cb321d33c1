import { decodeCursor, parseTimePosition } from '../contract/paging';
import { orderOf, positionAt } from '../posts/posts-order';
import { rankAt } from '../search/search-handlers';

/** Reads a cursor of a page's list. Throws for one that the API refuses. */
export type ReadCursor = (cursor: string) => unknown;

export const cursorsOfPosts =
  (sort: 'hot' | 'new', { isZone = false } = {}): ReadCursor =>
  (cursor) =>
    positionAt(orderOf(sort, { isZone }), cursor);

export const cursorsOfSearch: ReadCursor = rankAt;

export const cursorsOfUsers: ReadCursor = (cursor) => decodeCursor(cursor, parseTimePosition);

export function isCursor(read: ReadCursor, cursor: string): boolean {
  try {
    read(cursor);
    return true;
  } catch {
    return false;
  }
}

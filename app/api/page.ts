import { pageInfoOf } from '@alphazone/client';

/** Items that the app asks for at a time. */
export const pageSize = 20;

/** One page of a list that can grow. */
export interface Page<T> {
  items: T[];
  /** What a server without paging has sent already, for the pages to come. */
  rest: T[];
  /** Where the server's next page begins. */
  nextCursor: string | undefined;
  /** How many items there are in all; undefined when the server pages but does not count. */
  total: number | undefined;
}

/** Where a page begins: at the start, at the server's cursor, or in what is left of a whole list. */
export type PageStart<T> =
  | { from: 'start' }
  | { from: 'cursor'; cursor: string }
  | { from: 'rest'; rest: T[]; total: number | undefined };

/**
 * Makes a page of a list answer.
 *
 * @param arrange puts a whole list into the order that the app shows, for a server that ignored the hints
 */
export function pageOf<T>(
  response: Response,
  items: T[],
  arrange: (all: T[]) => T[],
  size = pageSize,
): Page<T> {
  const { nextCursor, total } = pageInfoOf(response);
  if (nextCursor !== undefined || total !== undefined) return { items, rest: [], nextCursor, total };

  const all = arrange(items);
  return pageOfRest(all, all.length, size);
}

/** The next page of what has arrived already. */
export function pageOfRest<T>(rest: T[], total: number | undefined, size = pageSize): Page<T> {
  return { items: rest.slice(0, size), rest: rest.slice(size), nextCursor: undefined, total };
}

/** Where the page after this one begins; undefined after the last one. */
export function nextPageStart<T>({ rest, nextCursor, total }: Page<T>): PageStart<T> | undefined {
  if (rest.length > 0) return { from: 'rest', rest, total };
  return nextCursor === undefined ? undefined : { from: 'cursor', cursor: nextCursor };
}

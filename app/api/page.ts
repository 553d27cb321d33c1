import { pageInfoOf } from '@alphazone/client';

/** Page size of posts and users. */
const pageSize = 20;

/** One page of a list. */
export interface Page<T> {
  items: T[];
  /** The cursor of the next page; undefined on the last one. */
  nextCursor: string | undefined;
  /** How many items there are in all; undefined when the server does not count. */
  total: number | undefined;
}

/** Makes a page of a list answer. */
export const pageOf = <T>(response: Response, items: T[]): Page<T> => ({ items, ...pageInfoOf(response) });

/** The cursor of the first page. */
export const firstCursor: string | undefined = undefined;

/** The query parameters of the page at a cursor. */
export const pageQuery = (cursor: string | undefined, limit = pageSize) => ({
  limit,
  ...(cursor !== undefined && { cursor }),
});

/** The cursor of the page after this one; undefined after the last one. */
export const nextCursor = <T>(page: Page<T>) => page.nextCursor;

import { pageInfoOf } from '@alphazone/client';

const pageSize = 20;

export interface Page<T> {
  items: T[];
  /** Cursor of the next page; undefined on the last one. */
  nextCursor: string | undefined;
  /** Total number of items; undefined if the server does not count. */
  total: number | undefined;
}

export const pageOf = <T>(response: Response, items: T[]): Page<T> => ({ items, ...pageInfoOf(response) });

export const firstCursor: string | undefined = undefined;

export const pageQuery = (cursor: string | undefined, limit = pageSize) => ({
  limit,
  ...(cursor !== undefined && { cursor }),
});

export const nextCursor = <T>(page: Page<T>) => page.nextCursor;

import { pageInfoOf } from '@alphazone/client';

const pageSize = 20;
/** Fills a tall screen. Readers wait for these cards; the next ones load ahead. */
const firstPostPageSize = 10;

export interface Page<T> {
  items: T[];
  nextCursor: string | undefined;
  total: number | undefined;
}

export const pageOf = <T>(response: Response, items: T[]): Page<T> => ({ items, ...pageInfoOf(response) });

export const firstCursor: string | undefined = undefined;

export const pageQuery = (cursor: string | null | undefined, limit = pageSize) => ({
  limit,
  ...(typeof cursor === 'string' && { cursor }),
});

export const postPageQuery = (cursor: string | undefined) =>
  pageQuery(cursor, cursor ? undefined : firstPostPageSize);

export const nextCursor = <T>(page: Page<T>) => page.nextCursor;

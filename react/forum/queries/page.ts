import { pageInfoOf, type PageInfo } from '@alphazone/client';

const pageSize = 20;
/** Fills a tall screen. Readers wait for these cards; the next ones are prefetched. */
const firstPostPageSize = 10;

/** One page of a list. */
export interface Page<T> extends PageInfo {
  items: T[];
}

/** A response of the client. */
export interface PageResponse<T> {
  data?: T[] | undefined;
  response: Response;
}

export const pageOf = <T>({ data: items = [], response }: PageResponse<T>): Page<T> => ({
  items,
  ...pageInfoOf(response),
});

export const pageQuery = (cursor: string | null | undefined, limit = pageSize) => ({
  limit,
  ...(typeof cursor === 'string' && { cursor }),
});

export const postPageQuery = (cursor: string | undefined) =>
  pageQuery(cursor, cursor ? undefined : firstPostPageSize);

import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

import { pageOf, type PageResponse } from './page';

interface PageRequest {
  /** Undefined for the start of the list. */
  cursor: string | undefined;
  signal: AbortSignal;
}

/** @param start `nextCursor` of a previous list. @default the first page */
export const pagedQuery = <Key extends QueryKey, Item>(
  queryKey: Key,
  load: (request: PageRequest) => Promise<PageResponse<Item>>,
  start?: string,
) =>
  infiniteQueryOptions({
    queryKey,
    initialPageParam: start,
    queryFn: async ({ pageParam: cursor, signal }) => pageOf(await load({ cursor, signal })),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';

import type { Page } from './page';

/** A paged query for a screen: what has arrived, how much there is, and the way to more. */
export function pagedList<T>(query: UseInfiniteQueryResult<InfiniteData<Page<T>>>) {
  return {
    /** Undefined while the first page is on its way. */
    items: query.data?.pages.flatMap(({ items }) => items),
    /** How many there are in all; undefined until known. */
    total: query.data?.pages.at(-1)?.total,
    error: query.error,
    retry: query.refetch,
    /** Not after a failure: then only `loadMore` itself tries again. */
    hasMore: query.hasNextPage && !query.isFetchNextPageError,
    /** Why the next page did not come. */
    moreError: query.isFetchNextPageError ? query.error : null,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: query.fetchNextPage,
  };
}

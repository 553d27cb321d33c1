import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';

import type { Page } from './page';

export function pagedList<T>(query: UseInfiniteQueryResult<InfiniteData<Page<T>>>) {
  return {
    items: query.data?.pages.flatMap(({ items }) => items),
    total: query.data?.pages.at(-1)?.total,
    error: query.error,
    retry: query.refetch,
    /** False after a failed page, so that scrolling does not retry it. */
    hasMore: query.hasNextPage && !query.isFetchNextPageError,
    moreError: query.isFetchNextPageError ? query.error : null,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: query.fetchNextPage,
  };
}

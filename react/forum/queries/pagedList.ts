import type { ApiError } from '@alphazone/client';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';

import type { Forum } from '../Forum';
import { asApiError } from '../errors';
import type { Page } from './page';

/** A list that grows by pages. Errors have a message for a person. */
export interface PagedList {
  /** Undefined if the server sends none. */
  total: number | undefined;
  /** Whether more items match than `total`, because the server's counting ended there. */
  isTotalCapped: boolean;
  /** Error of the first load. Null once there are items, also after a failed refetch. */
  error: ApiError | null;
  retry: () => void;
  /** False after a failed page, so that scrolling does not retry it. */
  hasMore: boolean;
  moreError: ApiError | null;
  isLoadingMore: boolean;
  /** Cursor of the next page. Undefined when everything is loaded. */
  nextCursor: string | undefined;
  /** Also retries a failed page. */
  loadMore: () => void;
}

export function pagedList<T>(
  { texts }: Pick<Forum, 'texts'>,
  query: UseInfiniteQueryResult<InfiniteData<Page<T>>>,
): PagedList & { items: T[] | undefined } {
  const error = query.error && asApiError(texts, query.error);
  return {
    items: query.data && withoutRepeats(query.data.pages.flatMap(({ items }) => items)),
    total: query.data?.pages.at(-1)?.total,
    isTotalCapped: query.data?.pages.at(-1)?.isTotalCapped ?? false,
    error: query.data ? null : error,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage && !query.isFetchNextPageError,
    moreError: query.isFetchNextPageError ? error : null,
    isLoadingMore: query.isFetchingNextPage,
    nextCursor: query.data?.pages.at(-1)?.nextCursor,
    loadMore: () => void loadMore(query),
  };
}

/** Waits for a running refetch: cancelling it would keep the data that it is to replace. */
async function loadMore<T>(query: UseInfiniteQueryResult<InfiniteData<Page<T>>>): Promise<void> {
  const count = query.data?.pages.length;
  const { data, hasNextPage, isError } = await query.fetchNextPage({ cancelRefetch: false });
  if (data?.pages.length === count && hasNextPage && !isError) await loadMore(query);
}

/** An item that moves down during loading is on two pages. Keeps the newer copy, at the first position. */
const withoutRepeats = <T>(items: readonly T[]): T[] => [
  ...new Map(items.map((item, index) => [(item as { _id?: string })._id ?? index, item])).values(),
];

import type { Tag } from '@alphazone/client';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';

import { useApi, type Api } from '../ApiContext';
import { firstCursor, nextCursor, pageOf, pageQuery, type Page } from '../page';
import { pagedList } from '../pagedList';

export const tagKey = ['tags'] as const;

const tagPageSize = 60;

export function tagListQuery({ client }: Pick<Api, 'client'>) {
  return infiniteQueryOptions({
    queryKey: tagKey,
    initialPageParam: firstCursor,
    queryFn: async ({ pageParam, signal }): Promise<Page<Tag>> => {
      const { data = [], response } = await client.GET('/api/tags', {
        params: { query: pageQuery(pageParam, tagPageSize) },
        signal,
      });
      return pageOf(response, data);
    },
    getNextPageParam: nextCursor,
  });
}

export function useTagList() {
  const { items: tags, ...list } = pagedList(useInfiniteQuery(tagListQuery(useApi())));
  return { tags, ...list };
}

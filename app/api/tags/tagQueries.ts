import { dataOf, type Tag } from '@alphazone/client';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';

import { useApi, type Api } from '../ApiContext';
import { nextPageStart, pageOf, pageOfRest, type Page, type PageStart } from '../page';
import { pagedList } from '../pagedList';
import { isUnknownCall } from '../unknownCall';
import { countTags } from './countTags';

export const tagKey = ['tags'] as const;

/** Larger than that of posts, because cards are small. */
const tagPageSize = 60;

const start: PageStart<Tag> = { from: 'start' };

/** The tags in use, most used first; counted from the posts where the server does not. */
export function tagListQuery({ client }: Pick<Api, 'client'>) {
  return infiniteQueryOptions({
    queryKey: tagKey,
    initialPageParam: start,
    queryFn: async ({ pageParam, signal }): Promise<Page<Tag>> => {
      if (pageParam.from === 'rest') return pageOfRest(pageParam.rest, pageParam.total, tagPageSize);

      const cursor = pageParam.from === 'cursor' ? { cursor: pageParam.cursor } : {};
      try {
        const { data = [], response } = await client.GET('/api/tags', {
          params: { query: { limit: tagPageSize, ...cursor } },
          signal,
        });
        return pageOf(response, data, (all) => all, tagPageSize);
      } catch (error) {
        if (!isUnknownCall(error)) throw error;
        const tags = countTags(await dataOf(client.GET('/posts/get', { signal })));
        return pageOfRest(tags, tags.length, tagPageSize);
      }
    },
    getNextPageParam: nextPageStart,
  });
}

/** The tags in use for a screen. */
export function useTagList() {
  const { items: tags, ...list } = pagedList(useInfiniteQuery(tagListQuery(useApi())));
  return { tags, ...list };
}

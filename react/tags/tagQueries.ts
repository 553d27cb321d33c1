import type { Tag } from '@alphazone/client';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';

import { useForum } from '../forum/ForumContext';
import type { Forum } from '../forum/Forum';
import { firstCursor, nextCursor, pageOf, pageQuery, type Page } from '../forum/page';
import { tagKey } from '../forum/queryKeys';
import { pagedList, type PagedList } from '../forum/pagedList';

const tagPageSize = 60;

export function tagListQuery({ client }: Pick<Forum, 'client'>) {
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

/** All tags, the most used first. */
export function useTags(): PagedList & { tags: Tag[] | undefined } {
  const forum = useForum();
  const { items: tags, ...list } = pagedList(forum, useInfiniteQuery(tagListQuery(forum)));
  return { tags, ...list };
}

import type { components } from '@alphazone/client';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';

import type { Forum } from '../forum/Forum';
import { useForum } from '../forum/ForumContext';
import { firstCursor, nextCursor, pageOf, pageQuery, type Page } from '../forum/page';
import { pagedList, type PagedList } from '../forum/pagedList';

export type Removal = components['schemas']['Removal'];

const removalsQuery = ({ client }: Pick<Forum, 'client'>) =>
  infiniteQueryOptions({
    queryKey: ['removals'],
    initialPageParam: firstCursor,
    queryFn: async ({ pageParam, signal }): Promise<Page<Removal>> => {
      const { data = [], response } = await client.GET('/api/removals', {
        params: { query: pageQuery(pageParam) },
        signal,
      });
      return pageOf(response, data);
    },
    getNextPageParam: nextCursor,
  });

/** What moderators removed, newest first. The error is a 404 where the site does not publish it. */
export function useRemovals(): PagedList & { removals: Removal[] | undefined } {
  const forum = useForum();
  const { items: removals, ...list } = pagedList(forum, useInfiniteQuery(removalsQuery(forum)));
  return { removals, ...list };
}

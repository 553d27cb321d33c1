import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';

import { useApi, type Api } from '../ApiContext';
import { firstCursor, nextCursor, pageOf, pageQuery, type Page } from '../page';
import { pagedList } from '../pagedList';
import { postKeys } from '../posts/postCache';
import { postView, type PostView } from '../posts/postView';

function searchQuery({ client }: Pick<Api, 'client'>, text: string) {
  return infiniteQueryOptions({
    queryKey: postKeys.search(text),
    initialPageParam: firstCursor,
    queryFn: async ({ pageParam, signal }): Promise<Page<PostView>> => {
      const { data = [], response } = await client.GET('/api/search/posts', {
        params: { query: { q: text, ...pageQuery(pageParam) } },
        signal,
      });
      return pageOf(response, data.map(postView));
    },
    getNextPageParam: nextCursor,
  });
}

export function usePostSearch(text: string) {
  const { items: posts, ...list } = pagedList(useInfiniteQuery(searchQuery(useApi(), text)));
  return { posts, ...list };
}

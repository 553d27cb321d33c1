import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';

import { useForum } from '../forum/ForumContext';
import type { Forum } from '../forum/Forum';
import { nextCursor, pageOf, postPageQuery, type Page } from '../forum/page';
import { postKeys } from '../posts/postCache';
import { feedOf, type Feed } from '../posts/feed';
import { postView, type PostView } from '../posts/postView';

function searchQuery({ client }: Pick<Forum, 'client'>, text: string, cursor?: string) {
  return infiniteQueryOptions({
    queryKey: postKeys.search(text, cursor),
    initialPageParam: cursor,
    queryFn: async ({ pageParam, signal }): Promise<Page<PostView>> => {
      const { data = [], response } = await client.GET('/api/search/posts', {
        params: { query: { q: text, ...postPageQuery(pageParam) } },
        signal,
      });
      return pageOf(response, data.map(postView));
    },
    getNextPageParam: nextCursor,
  });
}

/** The posts that match a text, from `cursor` or the best match on. Each says in `match` where. */
export function useSearch(text: string, cursor?: string): Feed {
  const forum = useForum();
  return feedOf(forum, useInfiniteQuery(searchQuery(forum, text, cursor)));
}

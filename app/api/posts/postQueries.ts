import { dataOf } from '@alphazone/client';
import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';

import { useApi, type Api } from '../ApiContext';
import { firstCursor, nextCursor, pageOf, pageQuery, type Page } from '../page';
import { pagedList } from '../pagedList';
import { commentPageSize, withLoadedComments } from '../comments/commentPages';
import { postKeys } from './postCache';
import type { PostFilter } from './postFilter';
import { postView, type PostView } from './postView';

export function postListQuery({ client }: Pick<Api, 'client'>, filter: PostFilter) {
  return infiniteQueryOptions({
    queryKey: postKeys.list(filter),
    initialPageParam: firstCursor,
    queryFn: async ({ pageParam, signal }): Promise<Page<PostView>> => {
      const { data = [], response } = await client.GET('/posts/get', {
        params: { query: { ...filter, ...pageQuery(pageParam) } },
        signal,
      });
      return pageOf(response, data.map(postView));
    },
    getNextPageParam: nextCursor,
  });
}

export function postQuery({ client }: Pick<Api, 'client'>, id: string) {
  return queryOptions({
    queryKey: postKeys.detail(id),
    queryFn: async ({ signal, client: cache }) => {
      const query = { id, commentsLimit: commentPageSize };
      const [post] = await dataOf(client.GET('/posts/get', { params: { query }, signal }));
      return post ? withLoadedComments({ client, cache }, postView(post), signal) : null;
    },
  });
}

export function usePostList(filter: PostFilter) {
  const { items: posts, ...list } = pagedList(useInfiniteQuery(postListQuery(useApi(), filter)));
  return { posts, ...list };
}

/** `data` is undefined while loading and null if the post does not exist. */
export function usePost(id: string) {
  return useQuery(postQuery(useApi(), id));
}

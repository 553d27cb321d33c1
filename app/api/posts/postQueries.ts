import { dataOf, type ApiClient } from '@alphazone/client';
import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';

import { useApi, type Api } from '../ApiContext';
import { nextPageStart, pageOf, pageOfRest, pageSize, type Page, type PageStart } from '../page';
import { pagedList } from '../pagedList';
import { selectPosts, type PostFilter } from './plainPosts';
import { postKeys } from './postCache';
import { postView, type PostView } from './postView';

type Reader = Pick<Api, 'client' | 'currentUserId'>;

const start: PageStart<PostView> = { from: 'start' };

/** A list of posts, page by page. */
export function postListQuery({ client, currentUserId }: Reader, filter: PostFilter) {
  return infiniteQueryOptions({
    queryKey: postKeys.list(filter),
    initialPageParam: start,
    queryFn: async ({ pageParam, signal }): Promise<Page<PostView>> => {
      if (pageParam.from === 'rest') return pageOfRest(pageParam.rest, pageParam.total);

      const cursor = pageParam.from === 'cursor' ? { cursor: pageParam.cursor } : {};
      const { data = [], response } = await client.GET('/posts/get', {
        params: { query: { ...filter, limit: pageSize, ...cursor } },
        signal,
      });
      const reader = currentUserId();
      return pageOf(
        response,
        data.map((post) => postView(post, reader)),
        (all) => selectPosts(all, filter),
      );
    },
    getNextPageParam: nextPageStart,
  });
}

/** One post with its comments; null when there is none with this id. */
export function postQuery({ client, currentUserId }: Reader, id: string) {
  return queryOptions({
    queryKey: postKeys.detail(id),
    queryFn: async ({ signal }) => {
      const posts = await findById(client, id, signal);
      // A server without the hint sends all posts.
      const post = posts.find(({ _id }) => _id === id);
      return post ? postView(post, currentUserId()) : null;
    },
  });
}

function findById(client: ApiClient, id: string, signal: AbortSignal) {
  return dataOf(client.GET('/posts/get', { params: { query: { id } }, signal }));
}

/** A list of posts for a screen. */
export function usePostList(filter: PostFilter) {
  const { items: posts, ...list } = pagedList(useInfiniteQuery(postListQuery(useApi(), filter)));
  return { posts, ...list };
}

/** One post for a screen. `data` is undefined while it is on its way and null when there is none. */
export function usePost(id: string) {
  return useQuery(postQuery(useApi(), id));
}

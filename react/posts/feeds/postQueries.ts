import { dataOf } from '@alphazone/client';
import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';

import { useForum } from '../../forum/ForumContext';
import type { Forum } from '../../forum/Forum';
import { postPageQuery } from '../../forum/queries/page';
import { pagedQuery } from '../../forum/queries/pagedQuery';
import { queryState } from '../../forum/queries/queryState';
import { commentPageSize, withLoadedComments } from '../../comments/commentPages';
import { feedOf, type Feed } from './feed';
import { postKeys } from '../postCache';
import type { PostFilter } from './postFilter';
import { postView, postViews } from '../postView';

/** The query of `useFeed`, to prefetch it: `forum.cache.prefetchInfiniteQuery(feedQuery(forum, filter))`. */
export function feedQuery({ client }: Pick<Forum, 'client'>, filter: PostFilter) {
  const { cursor: start, ...query } = filter;
  return pagedQuery(
    postKeys.list(filter),
    ({ cursor, signal }) =>
      postViews(
        client.GET('/posts/get', { params: { query: { ...query, ...postPageQuery(cursor) } }, signal }),
      ),
    start,
  );
}

/** The query of `usePost`, to prefetch it: `forum.cache.prefetchQuery(postQuery(forum, id))`. */
export function postQuery({ client }: Pick<Forum, 'client'>, id: string) {
  return queryOptions({
    queryKey: postKeys.detail(id),
    queryFn: async ({ signal, client: cache }) => {
      const query = { id, commentsLimit: commentPageSize };
      const [post] = await dataOf(client.GET('/posts/get', { params: { query }, signal }));
      return post ? withLoadedComments({ client, cache }, postView(post), signal) : null;
    },
  });
}

/** The posts of a zone, a tag or an author, or all posts. Votes and pushes update them in place. */
export function useFeed(filter: PostFilter): Feed {
  const forum = useForum();
  return feedOf(forum, useInfiniteQuery(feedQuery(forum, filter)));
}

/** One post with its first comments. `post` is undefined while loading and null if it does not exist. */
export function usePost(id: string) {
  const forum = useForum();
  const query = useQuery(postQuery(forum, id));
  return { post: query.data, ...queryState(forum, query) };
}

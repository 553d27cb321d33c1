import { ApiError, dataOf, type User } from '@alphazone/client';
import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';

import { useForum } from '../forum/ForumContext';
import type { Forum } from '../forum/Forum';
import { pageQuery } from '../forum/queries/page';
import { pagedQuery } from '../forum/queries/pagedQuery';
import { pagedList, type PagedList } from '../forum/queries/pagedList';
import { queryState } from '../forum/queries/queryState';
import { propagateUser } from './userCache';
import { userKeys } from './userKeys';

/** The query of `useUsers`, to prefetch it. */
export function usersQuery({ client }: Pick<Forum, 'client'>, cursor?: string) {
  return pagedQuery(
    userKeys.list(cursor),
    ({ cursor, signal }) => client.GET('/api/users/all', { params: { query: pageQuery(cursor) }, signal }),
    cursor,
  );
}

export function userQuery(forum: Forum, id: string) {
  return queryOptions({
    queryKey: userKeys.detail(id),
    // Almost every action changes a count of the profile.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      try {
        const user = await dataOf(forum.client.GET('/api/users/{id}', { params: { path: { id } }, signal }));
        propagateUser(forum, user);
        return user;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}

/** All users, or those from `cursor` on. */
export function useUsers(cursor?: string): PagedList & { users: User[] | undefined } {
  const forum = useForum();
  const { items: users, ...list } = pagedList(forum, useInfiniteQuery(usersQuery(forum, cursor)));
  return { users, ...list };
}

/** One user's profile. `user` is undefined while loading and null if there is none. */
export function useProfile(id: string) {
  const forum = useForum();
  const query = useQuery(userQuery(forum, id));
  return { user: query.data, ...queryState(forum, query) };
}

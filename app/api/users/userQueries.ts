import { ApiError, dataOf, type User } from '@alphazone/client';
import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';

import { useApi, type Api } from '../ApiContext';
import { firstCursor, nextCursor, pageOf, pageQuery, type Page } from '../page';
import { pagedList } from '../pagedList';
import { propagateUser } from './userCache';
import { userKeys } from './userKeys';

export function userListQuery({ client }: Pick<Api, 'client'>) {
  return infiniteQueryOptions({
    queryKey: userKeys.list,
    initialPageParam: firstCursor,
    queryFn: async ({ pageParam, signal }): Promise<Page<User>> => {
      const { data = [], response } = await client.GET('/api/users/all', {
        params: { query: pageQuery(pageParam) },
        signal,
      });
      return pageOf(response, data);
    },
    getNextPageParam: nextCursor,
  });
}

export function userQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: userKeys.detail(id),
    // Almost every action of a user changes a count of the profile.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      try {
        const user = await dataOf(api.client.GET('/api/users/{id}', { params: { path: { id } }, signal }));
        propagateUser(api, user);
        return user;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}

export function useUserList() {
  const { items: users, ...list } = pagedList(useInfiniteQuery(userListQuery(useApi())));
  return { users, ...list };
}

/** `data` is undefined while loading and null if the user does not exist. */
export function useUser(id: string) {
  return useQuery(userQuery(useApi(), id));
}

import { dataOf, type Notification } from '@alphazone/client';
import { queryOptions, type MutationOptions } from '@tanstack/react-query';

import type { Api } from '../ApiContext';
import { looseAnswer } from '../looseAnswer';

/** How often the unread count is asked for, in milliseconds. Spec section 9. */
const pollInterval = 15_000;

export const notificationKeys = {
  all: ['notifications'],
  count: (userId: string) => ['notifications', 'count', userId],
  list: (userId: string) => ['notifications', 'list', userId],
} as const;

/** How many notifications of the logged-in user are unread. */
export function unreadCountQuery({ client }: Pick<Api, 'client'>, userId: string) {
  return queryOptions({
    queryKey: notificationKeys.count(userId),
    queryFn: async ({ signal }) =>
      (await dataOf(client.GET('/notifications/unread-count', { signal }))).count,
    retry: false,
    refetchInterval: pollInterval,
  });
}

/** The logged-in user's notifications, newest first. */
export function notificationListQuery({ client }: Pick<Api, 'client'>, userId: string) {
  return queryOptions({
    queryKey: notificationKeys.list(userId),
    queryFn: ({ signal }) => dataOf(client.GET('/notifications', { signal })),
    retry: false,
    staleTime: 0,
  });
}

/** Marks one notification read: at once here, then on the server; both are loaded anew when that fails. */
export function markReadMutation(
  { client, cache }: Api,
  userId: string,
): MutationOptions<unknown, Error, Notification> {
  return {
    mutationKey: notificationKeys.all,
    mutationFn: ({ _id }) =>
      looseAnswer(
        client.PUT('/notifications/mark-read', { body: { notificationIds: [_id] }, parseAs: 'text' }),
      ),
    onMutate: async ({ _id, read }) => {
      await cache.cancelQueries({ queryKey: notificationKeys.all });
      if (read) return;
      cache.setQueryData<Notification[]>(notificationKeys.list(userId), (list) =>
        list?.map((item) => (item._id === _id ? { ...item, read: true } : item)),
      );
      cache.setQueryData<number>(notificationKeys.count(userId), (count) => count && Math.max(0, count - 1));
    },
    onError: () => void cache.invalidateQueries({ queryKey: notificationKeys.all }),
  };
}

import { dataOf, type Notification } from '@alphazone/client';
import { limits } from '@alphazone/client/limits';
import { notificationsMachine } from '@alphazone/machines';
import { createActor, fromPromise } from 'xstate';

import type { Forum } from '../forum/Forum';
import { attempt, type Mutation } from '../forum/mutations/mutation';
import type { Notifications } from './actors';
import type { Realtime } from './realtime';

/** Not started yet. */
export function createNotifications(forum: Forum, realtime: Realtime): Notifications {
  const { client, session } = forum;
  const notifications = createActor(
    notificationsMachine.provide({
      actors: {
        fetchCount: fromPromise(
          async ({ signal }) => (await dataOf(client.GET('/notifications/unread-count', { signal }))).count,
        ),
        fetchList: fromPromise(({ signal }) => fetchNotifications(forum, signal)),
        // No `signal`: a log-out must not abort it.
        markRead: fromPromise<unknown, { ids: readonly string[] }>(async ({ input: { ids } }) => {
          const { maxItems } = limits.notificationIds;
          for (let start = 0; start < ids.length; start += maxItems) {
            const outcome = await attempt(forum, markRead(forum), ids.slice(start, start + maxItems));
            if (!outcome.ok) throw outcome.error;
          }
        }),
      },
    }),
  );

  const follow = () => {
    const userId = session.current()?.result._id;
    notifications.send(
      userId === undefined ? { type: 'session.ended' } : { type: 'session.started', userId },
    );
  };
  follow();
  session.onChange(follow);

  realtime.on('notification', ({ count, item }) =>
    notifications.send({ type: 'notification.pushed', count, item }),
  );
  // The request ends the session here too, unless its token has been renewed.
  realtime.on('session ended', () => notifications.send({ type: 'reload.needed' }));
  realtime.connection.on('connection.opened', () => notifications.send({ type: 'connection.opened' }));
  return notifications;
}

/** The newest, and the unread ones among older ones. */
async function fetchNotifications({ client }: Forum, signal: AbortSignal): Promise<Notification[]> {
  const newest = await dataOf(client.GET('/notifications', { signal }));
  if (newest.length < limits.notifications.maxItems) return newest;
  const unread = await dataOf(client.GET('/notifications', { params: { query: { unread: true } }, signal }));
  // Takes only older ones: those that arrived between the requests are pushed.
  const oldest = newest.at(-1)?.createdAt ?? '';
  return [...newest, ...unread.filter(({ createdAt }) => createdAt < oldest)];
}

/** The machine does the optimistic update and the rollback. */
function markRead({ outbox }: Forum): Mutation<readonly string[]> {
  return {
    key: ['notifications', 'read'],
    send: (ids) => outbox.send('read', { ids }),
  };
}

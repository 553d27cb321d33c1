import { dataOf, succeeded } from '@alphazone/client';
import { notificationsMachine } from '@alphazone/machines';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';

import type { Api } from '../api/ApiContext';
import { mutate, type Mutation } from '../api/mutation';
import type { SessionStore } from '../session/SessionStore';
import type { Realtime } from './realtime';

export type Notifications = ActorRefFrom<typeof notificationsMachine>;

export function startNotifications(
  api: Api,
  session: Pick<SessionStore, 'current' | 'onChange'>,
  realtime: Realtime,
): Notifications {
  const { client } = api;
  const notifications = createActor(
    notificationsMachine.provide({
      actors: {
        fetchCount: fromPromise(
          async ({ signal }) => (await dataOf(client.GET('/notifications/unread-count', { signal }))).count,
        ),
        fetchList: fromPromise(({ signal }) => dataOf(client.GET('/notifications', { signal }))),
        // No `signal`: a log-out must not abort it.
        markRead: fromPromise<unknown, { ids: readonly string[] }>(({ input: { ids } }) =>
          mutate(api, markRead(api), ids),
        ),
      },
    }),
  ).start();

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
  const reportOpened = () => notifications.send({ type: 'connection.opened' });
  if (realtime.connection.getSnapshot().matches({ open: 'online' })) reportOpened();
  realtime.connection.on('connection.opened', reportOpened);
  return notifications;
}

/** The machine does the optimistic update and the rollback. */
function markRead({ client }: Api): Mutation<readonly string[]> {
  return {
    key: ['notifications', 'read'],
    send: (ids) => succeeded(client.PUT('/notifications/mark-read', { body: { notificationIds: [...ids] } })),
  };
}

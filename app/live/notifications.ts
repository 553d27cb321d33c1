import { dataOf, succeeded } from '@alphazone/client';
import { notificationsMachine } from '@alphazone/machines';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';

import type { Api } from '../api/ApiContext';
import { mutate, type Mutation } from '../api/mutation';
import type { SessionStore } from '../session/SessionStore';
import type { Realtime } from './realtime';

/** The notifications of whoever is logged in, for as long as the page lives. */
export type Notifications = ActorRefFrom<typeof notificationsMachine>;

/** Starts the bell: polls the unread count, and hears what the server tells between the polls. Spec section 4, Notification. */
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
        // Without a signal: a log-out does not cancel it.
        markRead: fromPromise<unknown, { ids: readonly string[] }>(({ input: { ids } }) =>
          mutate(api, markRead(api), ids),
        ),
      },
    }),
  ).start();

  let readerId: string | undefined;
  const follow = () => {
    const id = session.current()?.result._id;
    if (id === readerId) return;
    readerId = id;
    notifications.send({ type: id === undefined ? 'session.ended' : 'session.started' });
  };
  follow();
  session.onChange(follow);

  realtime.on('notification', ({ count, item }) =>
    notifications.send({ type: 'notification.pushed', count, item }),
  );
  let toldTo = realtime.connection.getSnapshot().matches({ open: 'online' }) ? readerId : undefined;
  realtime.connection.on('connection.opened', () => {
    // Something may have been missed. Whoever has just logged in has asked for everything already.
    if (readerId !== undefined && readerId === toldTo) notifications.send({ type: 'reload.needed' });
    toldTo = readerId;
  });
  return notifications;
}

/** Marks notifications as read. The machine shows the change and rolls it back. */
function markRead({ client }: Api): Mutation<readonly string[]> {
  return {
    key: ['notifications', 'read'],
    send: (ids) => succeeded(client.PUT('/notifications/mark-read', { body: { notificationIds: [...ids] } })),
  };
}

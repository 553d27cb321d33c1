import { dataOf } from '@alphazone/client';
import { notificationsMachine } from '@alphazone/machines';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';

import { looseAnswer } from '../api/looseAnswer';
import type { Ports } from '../ports';
import type { Realtime } from './realtime';

/** The notifications of whoever is logged in, for as long as the page lives. */
export type Notifications = ActorRefFrom<typeof notificationsMachine>;

/** Starts the bell: polls the unread count, and hears what the server tells between the polls. Spec section 4, Notification. */
export function startNotifications(
  { api, session }: Pick<Ports, 'api' | 'session'>,
  realtime: Realtime,
): Notifications {
  const notifications = createActor(
    notificationsMachine.provide({
      actors: {
        fetchCount: fromPromise(
          async ({ signal }) => (await dataOf(api.GET('/notifications/unread-count', { signal }))).count,
        ),
        fetchList: fromPromise(({ signal }) => dataOf(api.GET('/notifications', { signal }))),
        // Without a signal: what was read is told to the server even when its reader leaves.
        markRead: fromPromise(({ input: { ids } }) =>
          looseAnswer(
            api.PUT('/notifications/mark-read', { body: { notificationIds: [...ids] }, parseAs: 'text' }),
          ),
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

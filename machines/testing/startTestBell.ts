import { createActor, fromPromise, SimulatedClock, type InspectionEvent } from 'xstate';

import type { NotificationItem } from '../notifications/notification';
import { notificationsMachine, type NotificationOpened } from '../notifications/notificationsMachine';
import { notificationsStatus } from '../notifications/notificationsStatus';

import { deferred, flushPromises, type Deferred } from './promises';

export const item = (_id: string, read = false): NotificationItem => ({
  _id,
  read,
  type: 'reply',
  message: `message ${_id}`,
  createdAt: '2026-01-01T00:00:00.000Z',
});

/** Starts the machine with requests that the test answers. */
export function startTestBell(inspect: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const counts: Deferred<number>[] = [];
  const lists: Deferred<readonly NotificationItem[]>[] = [];
  const marks: (Deferred<unknown> & { ids: readonly string[] })[] = [];
  const emitted: NotificationOpened[] = [];
  const addCall = <T>(calls: Deferred<T>[]): Promise<T> => {
    const response = deferred<T>();
    calls.push(response);
    return response.promise;
  };
  const actor = createActor(
    notificationsMachine.provide({
      actors: {
        fetchCount: fromPromise(() => addCall(counts)),
        fetchList: fromPromise(() => addCall(lists)),
        markRead: fromPromise<unknown, { ids: readonly string[] }>(({ input: { ids } }) => {
          const response = deferred<unknown>();
          marks.push({ ...response, ids });
          return response.promise;
        }),
      },
    }),
    { clock, inspect },
  );
  actor.on('notification.opened', (event) => emitted.push(event));
  actor.start();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    clock,
    counts,
    lists,
    marks,
    emitted,
    count: () => context().count,
    unread: () =>
      context()
        .list.filter(({ read }) => !read)
        .map(({ _id }) => _id),
    status: () => notificationsStatus(actor.getSnapshot()),
    open: (id: string) => actor.send({ type: 'notification.opened', id }),
    load: async (count: number, list: readonly NotificationItem[]) => {
      actor.send({ type: 'session.started', userId: 'ann' });
      actor.send({ type: 'list.opened' });
      counts.at(-1)?.resolve(count);
      lists.at(-1)?.resolve(list);
      await flushPromises();
    },
  };
}

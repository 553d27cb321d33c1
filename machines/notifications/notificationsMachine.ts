import { assign, emit, fromPromise, raise, setup, type SnapshotFrom } from 'xstate';

import type { NotificationItem } from './notification';

export interface NotificationsContext {
  /** Unread notifications; never below 0. */
  count: number;
  list: readonly NotificationItem[];
  /** Read here, but not told to the server yet. */
  queued: readonly string[];
  /** Being told to the server. */
  underWay: readonly string[];
}

export type NotificationsEvent =
  /** Somebody logged in; also instead of somebody else. */
  | { type: 'session.started' }
  /** Somebody logged out: forgets everything and asks no more. */
  | { type: 'session.ended' }
  /** The dropdown opens: loads the list. */
  | { type: 'list.opened' }
  /** A click on an item. */
  | { type: 'notification.opened'; id: string }
  /** From the live connection: the new count, and the item that changed it, if it is there. */
  | { type: 'notification.pushed'; count: number; item?: NotificationItem | undefined }
  /** Internal: 15 seconds have passed. */
  | { type: 'count.due' }
  /** What is shown here may no longer be what the server has: the live connection was away, or reading failed. */
  | { type: 'reload.needed' };

/** An item was clicked and is read now: go where `notificationTarget` says. */
export interface NotificationOpened {
  type: 'notification.opened';
  notification: NotificationItem;
}

const emptyContext: NotificationsContext = { count: 0, list: [], queued: [], underWay: [] };

const openedIn = ({ list }: NotificationsContext, event: NotificationsEvent) =>
  event.type === 'notification.opened' ? list.find(({ _id }) => _id === event.id) : undefined;

const markRead = (list: readonly NotificationItem[], ids: readonly string[]): readonly NotificationItem[] =>
  list.map((item) => (ids.includes(item._id) ? { ...item, read: true } : item));

/** The notification bell. Spec sections 2, 4 (Notification), 8 and 9. */
export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    emitted: {} as NotificationOpened,
  },
  actors: {
    /** Asks for the unread count; `app` binds it, like the next two, with `provide`. */
    fetchCount: fromPromise<number>(() => {
      throw new Error('notificationsMachine: provide the "fetchCount" actor before starting it.');
    }),
    /** Loads the list. */
    fetchList: fromPromise<readonly NotificationItem[]>(() => {
      throw new Error('notificationsMachine: provide the "fetchList" actor before starting it.');
    }),
    /** Tells the server what was read. */
    markRead: fromPromise<unknown, { ids: readonly string[] }>(() => {
      throw new Error('notificationsMachine: provide the "markRead" actor before starting it.');
    }),
  },
  actions: {
    forgetAll: assign(emptyContext),
    setCount: assign((_, { count }: { count: number }) => ({ count: Math.max(0, count) })),
    setList: assign(({ context }, { list }: { list: readonly NotificationItem[] }) => ({
      list: markRead(list, [...context.queued, ...context.underWay]),
    })),
    addPushed: assign({
      list: ({ context: { list }, event }) => {
        const item = event.type === 'notification.pushed' ? event.item : undefined;
        return item ? [item, ...list.filter(({ _id }) => _id !== item._id)] : list;
      },
    }),
    readLocally: assign(({ context, event }) => {
      const item = openedIn(context, event);
      if (!item) return {};
      return {
        count: Math.max(0, context.count - 1),
        list: markRead(context.list, [item._id]),
        queued: [...context.queued, item._id],
      };
    }),
    takeQueued: assign(({ context }) => ({ underWay: context.queued, queued: [] })),
    forgetMarks: assign({ queued: [], underWay: [] }),
    forgetUnderWay: assign({ underWay: [] }),
    emitOpened: emit(({ context, event }) => {
      const notification = openedIn(context, event);
      if (!notification) throw new Error('notificationsMachine: only an item of the list can be opened.');
      return { type: 'notification.opened', notification: { ...notification, read: true } };
    }),
    askForCount: raise({ type: 'count.due' }),
    askToReload: raise({ type: 'reload.needed' }),
  },
  guards: {
    isKnown: ({ context, event }) => openedIn(context, event) !== undefined,
    isUnread: ({ context, event }) => openedIn(context, event)?.read === false,
    hasItem: ({ event }) => event.type === 'notification.pushed' && event.item !== undefined,
    isSettled: ({ context }) => context.queued.length + context.underWay.length === 0,
    hasQueued: ({ context }) => context.queued.length > 0,
  },
  delays: { poll: 15_000 },
}).createMachine({
  id: 'notifications',
  context: emptyContext,
  initial: 'loggedOut',
  on: { 'session.started': '.loggedIn', 'session.ended': '.loggedOut' },
  states: {
    loggedOut: { entry: 'forgetAll' },
    loggedIn: {
      entry: 'forgetAll',
      type: 'parallel',
      states: {
        /** A region of its own: neither slow answers nor clicks put the next call off. */
        polling: {
          initial: 'waiting',
          states: {
            waiting: { after: { poll: { target: 'waiting', reenter: true, actions: 'askForCount' } } },
          },
        },
        count: {
          initial: 'fetching',
          on: {
            // An answer under way is older than what happens here.
            'notification.opened': { guard: 'isUnread', target: '.waiting' },
            'notification.pushed': {
              // Otherwise what is being read here is newer; the poll brings what else has happened.
              guard: 'isSettled',
              target: '.waiting',
              actions: { type: 'setCount', params: ({ event }) => ({ count: event.count }) },
            },
            'count.due': '.fetching',
            'reload.needed': '.fetching',
          },
          states: {
            fetching: {
              invoke: {
                id: 'fetchCount',
                src: 'fetchCount',
                onDone: [
                  {
                    guard: 'isSettled',
                    target: 'waiting',
                    actions: { type: 'setCount', params: ({ event }) => ({ count: event.output }) },
                  },
                  { target: 'waiting' },
                ],
                onError: { target: 'waiting', actions: { type: 'setCount', params: { count: 0 } } },
              },
            },
            waiting: {},
          },
        },
        list: {
          initial: 'idle',
          on: { 'list.opened': '.loading' },
          states: {
            idle: {},
            loading: {
              invoke: {
                id: 'fetchList',
                src: 'fetchList',
                onDone: {
                  target: 'loaded',
                  actions: { type: 'setList', params: ({ event }) => ({ list: event.output }) },
                },
                onError: 'failed',
              },
              on: {
                // The list under way may be older than these.
                'notification.opened': { guard: 'isUnread', target: 'loading', reenter: true },
                'notification.pushed': { target: 'loading', reenter: true },
              },
            },
            loaded: {
              on: {
                // A count by itself: something here was read or taken back elsewhere.
                'notification.pushed': [{ guard: 'hasItem', actions: 'addPushed' }, { target: 'loading' }],
                'reload.needed': 'loading',
              },
            },
            failed: {},
          },
        },
        marking: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'hasQueued', target: 'telling' }, { target: 'idle' }] },
            idle: {
              on: { 'notification.opened': { guard: 'isUnread', target: 'telling', actions: 'readLocally' } },
            },
            telling: {
              entry: 'takeQueued',
              invoke: {
                id: 'markRead',
                src: 'markRead',
                input: ({ context }) => ({ ids: context.underWay }),
                onDone: { target: 'deciding', actions: 'forgetUnderWay' },
                onError: { target: 'idle', actions: ['forgetMarks', 'askToReload'] },
              },
              on: { 'notification.opened': { guard: 'isUnread', actions: 'readLocally' } },
            },
          },
        },
        /** A region of its own: read or not, a click tells where to go. */
        opening: {
          on: {
            'notification.opened': {
              guard: 'isKnown',
              actions: 'emitOpened',
            },
          },
        },
      },
    },
  },
});

/** How the list stands; ready while items are shown, also when they are loaded again. Spec section 2. */
export function notificationsStatus(
  snapshot: SnapshotFrom<typeof notificationsMachine>,
): 'failed' | 'ready' | 'loading' {
  if (snapshot.matches({ loggedIn: { list: 'failed' } })) return 'failed';
  const isKnown = snapshot.context.list.length > 0 || snapshot.matches({ loggedIn: { list: 'loaded' } });
  return isKnown ? 'ready' : 'loading';
}

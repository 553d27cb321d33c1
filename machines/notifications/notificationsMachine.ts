import { assign, emit, fromPromise, raise, setup, type SnapshotFrom } from 'xstate';

import type { NotificationItem } from './notification';

export interface NotificationsContext {
  /** The user whose notifications these are; undefined for a guest. */
  userId: string | undefined;
  /** Unread notifications; never below 0. */
  count: number;
  list: readonly NotificationItem[];
  /** Read here, but not sent to the server yet. */
  queued: readonly string[];
  /** Sent to the server, but not answered yet. */
  pending: readonly string[];
}

export type NotificationsEvent =
  /** A user logged in. Starts anew, unless it is the current user with a new token. */
  | { type: 'session.started'; userId: string }
  /** The user logged out: forgets everything and stops polling. */
  | { type: 'session.ended' }
  /** The live connection is open. After the first time for this user, something may have been missed: reloads. */
  | { type: 'connection.opened' }
  /** The dropdown opens: loads the list. */
  | { type: 'list.opened' }
  /** A click on an item. */
  | { type: 'notification.opened'; id: string }
  /** From the live connection: the new count, and the item that changed it, if it is there. */
  | { type: 'notification.pushed'; count: number; item?: NotificationItem | undefined }
  /** Internal: 15 seconds have passed. */
  | { type: 'count.due' }
  /** What is shown may be stale: the live connection was down, or marking as read failed. */
  | { type: 'reload.needed' };

/** An item was clicked and is read now: go where `notificationTarget` says. */
export interface NotificationOpened {
  type: 'notification.opened';
  notification: NotificationItem;
}

const emptyContext: NotificationsContext = {
  userId: undefined,
  count: 0,
  list: [],
  queued: [],
  pending: [],
};

const openedIn = ({ list }: NotificationsContext, event: NotificationsEvent) =>
  event.type === 'notification.opened' ? list.find(({ _id }) => _id === event.id) : undefined;

const markRead = (list: readonly NotificationItem[], ids: readonly string[]): readonly NotificationItem[] =>
  list.map((item) => (ids.includes(item._id) ? { ...item, read: true } : item));

/** The notification bell: polls the unread count, loads the list, and marks items as read before the server answers. */
export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    emitted: {} as NotificationOpened,
  },
  actors: {
    /** Fetches the unread count; `app` binds it, like the next two, with `provide`. */
    fetchCount: fromPromise<number>(() => {
      throw new Error('notificationsMachine: provide the "fetchCount" actor before starting it.');
    }),
    /** Loads the list. */
    fetchList: fromPromise<readonly NotificationItem[]>(() => {
      throw new Error('notificationsMachine: provide the "fetchList" actor before starting it.');
    }),
    /** Sends to the server what was read. */
    markRead: fromPromise<unknown, { ids: readonly string[] }>(() => {
      throw new Error('notificationsMachine: provide the "markRead" actor before starting it.');
    }),
  },
  actions: {
    forgetAll: assign(emptyContext),
    startAnew: assign(({ event }) =>
      event.type === 'session.started' ? { ...emptyContext, userId: event.userId } : {},
    ),
    setCount: assign((_, { count }: { count: number }) => ({ count: Math.max(0, count) })),
    setList: assign(({ context }, { list }: { list: readonly NotificationItem[] }) => ({
      list: markRead(list, [...context.queued, ...context.pending]),
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
    takeQueued: assign(({ context }) => ({ pending: context.queued, queued: [] })),
    forgetMarks: assign({ queued: [], pending: [] }),
    forgetPending: assign({ pending: [] }),
    emitOpened: emit(({ context, event }) => {
      const notification = openedIn(context, event);
      if (!notification) throw new Error('notificationsMachine: only an item of the list can be opened.');
      return { type: 'notification.opened', notification: { ...notification, read: true } };
    }),
    askForCount: raise({ type: 'count.due' }),
    askToReload: raise({ type: 'reload.needed' }),
  },
  guards: {
    isSameUser: ({ context, event }) => event.type === 'session.started' && event.userId === context.userId,
    isKnown: ({ context, event }) => openedIn(context, event) !== undefined,
    isUnread: ({ context, event }) => openedIn(context, event)?.read === false,
    hasItem: ({ event }) => event.type === 'notification.pushed' && event.item !== undefined,
    isSettled: ({ context }) => context.queued.length + context.pending.length === 0,
    hasQueued: ({ context }) => context.queued.length > 0,
  },
  delays: { poll: 15_000 },
}).createMachine({
  id: 'notifications',
  context: emptyContext,
  initial: 'loggedOut',
  on: {
    'session.started': [{ guard: 'isSameUser' }, { target: '.loggedIn', actions: 'startAnew' }],
    'session.ended': '.loggedOut',
  },
  states: {
    loggedOut: { entry: 'forgetAll' },
    loggedIn: {
      type: 'parallel',
      states: {
        connection: {
          initial: 'new',
          states: {
            /** The log-in itself loads everything. */
            new: { on: { 'connection.opened': 'known' } },
            known: { on: { 'connection.opened': { actions: 'askToReload' } } },
          },
        },
        /** A region of its own: neither slow answers nor clicks delay the next poll. */
        polling: {
          initial: 'waiting',
          states: {
            waiting: { after: { poll: { target: 'waiting', reenter: true, actions: 'askForCount' } } },
          },
        },
        count: {
          initial: 'fetching',
          on: {
            // An answer in flight is older than this event.
            'notification.opened': { guard: 'isUnread', target: '.waiting' },
            'notification.pushed': {
              // Otherwise what was read here is newer; the next poll brings the rest.
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
                // The list in flight may be older than these.
                'notification.opened': { guard: 'isUnread', target: 'loading', reenter: true },
                'notification.pushed': { target: 'loading', reenter: true },
              },
            },
            loaded: {
              on: {
                // Without an item: a notification was read or withdrawn elsewhere.
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
            deciding: { always: [{ guard: 'hasQueued', target: 'sending' }, { target: 'idle' }] },
            idle: {
              on: { 'notification.opened': { guard: 'isUnread', target: 'sending', actions: 'readLocally' } },
            },
            sending: {
              entry: 'takeQueued',
              invoke: {
                id: 'markRead',
                src: 'markRead',
                input: ({ context }) => ({ ids: context.pending }),
                onDone: { target: 'deciding', actions: 'forgetPending' },
                onError: { target: 'idle', actions: ['forgetMarks', 'askToReload'] },
              },
              on: { 'notification.opened': { guard: 'isUnread', actions: 'readLocally' } },
            },
          },
        },
        /** A region of its own: a click navigates, whether the item is read or not. */
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

/** The status of the list. Ready while items are shown, even during a reload. */
export function notificationsStatus(
  snapshot: SnapshotFrom<typeof notificationsMachine>,
): 'failed' | 'ready' | 'loading' {
  if (snapshot.matches({ loggedIn: { list: 'failed' } })) return 'failed';
  const isKnown = snapshot.context.list.length > 0 || snapshot.matches({ loggedIn: { list: 'loaded' } });
  return isKnown ? 'ready' : 'loading';
}

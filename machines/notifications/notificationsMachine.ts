import { assign, emit, fromPromise, raise, setup } from 'xstate';

import { missingActor } from '../shared/missingActor';
import type { NotificationItem } from './notification';

export interface NotificationsContext {
  /** Undefined for a guest. */
  userId: string | undefined;
  /** Never below 0. */
  count: number;
  list: readonly NotificationItem[];
  /** Ids marked as read here, not sent yet. */
  queued: readonly string[];
  pending: readonly string[];
}

export type NotificationsEvent =
  /** A user logged in. Resets everything, unless the current user only got a new token. */
  | { type: 'session.started'; userId: string }
  /** The user logged out: clears everything and stops polling. */
  | { type: 'session.ended' }
  /** The live connection opened. Reloads: pushes before it are lost, also those between log-in and first connection. */
  | { type: 'connection.opened' }
  /** The user opened the dropdown: loads the list. */
  | { type: 'list.opened' }
  /** The user clicked an item. */
  | { type: 'notification.opened'; id: string }
  /** The user marked the whole list as read. */
  | { type: 'list.read' }
  /** Push from the live connection: the new count, and the item that was added, if any. */
  | { type: 'notification.pushed'; count: number; item?: NotificationItem | undefined }
  /** Internal: the poll interval has elapsed. */
  | { type: 'count.due' }
  /** Count and list may be stale: the connection was down, or marking as read failed. */
  | { type: 'reload.needed' };

/** The user opened an item, now read: navigate to its `notificationTarget`. */
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

/** Returns the items that the event is about. */
const findChosen = ({ list }: NotificationsContext, event: NotificationsEvent) =>
  list.filter(
    ({ _id }) => event.type === 'list.read' || (event.type === 'notification.opened' && event.id === _id),
  );

const isUnread = ({ read }: NotificationItem) => !read;

const setRead = (
  list: readonly NotificationItem[],
  ids: readonly string[],
  read: boolean,
): readonly NotificationItem[] => list.map((item) => (ids.includes(item._id) ? { ...item, read } : item));

export const pollIntervalMs = 15_000;

/** The notification bell: polls the unread count, loads the list, and marks items as read optimistically. */
export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    emitted: {} as NotificationOpened,
  },
  actors: {
    /** Fetches the unread count. */
    fetchCount: fromPromise<number>(missingActor('notifications', 'fetchCount')),
    /** Fetches the list. */
    fetchList: fromPromise<readonly NotificationItem[]>(missingActor('notifications', 'fetchList')),
    /** Marks notifications as read on the server. */
    markRead: fromPromise<unknown, { ids: readonly string[] }>(missingActor('notifications', 'markRead')),
  },
  actions: {
    clearAll: assign(emptyContext),
    resetForUser: assign(({ event }) =>
      event.type === 'session.started' ? { ...emptyContext, userId: event.userId } : {},
    ),
    setCount: assign((_, { count }: { count: number }) => ({ count: Math.max(0, count) })),
    setList: assign(({ context }, { list }: { list: readonly NotificationItem[] }) => ({
      list: setRead(list, [...context.queued, ...context.pending], true),
    })),
    addPushed: assign({
      list: ({ context: { list }, event }) => {
        const item = event.type === 'notification.pushed' ? event.item : undefined;
        return item ? [item, ...list.filter(({ _id }) => _id !== item._id)] : list;
      },
    }),
    markReadLocally: assign(({ context, event }) => {
      const ids = findChosen(context, event)
        .filter(isUnread)
        .map(({ _id }) => _id);
      return {
        count: Math.max(0, context.count - ids.length),
        list: setRead(context.list, ids, true),
        queued: [...context.queued, ...ids],
      };
    }),
    moveQueuedToPending: assign(({ context }) => ({ pending: context.queued, queued: [] })),
    undoMarks: assign(({ context: { count, list, queued, pending } }) => {
      const ids = [...queued, ...pending];
      return {
        count: count + ids.length,
        list: setRead(list, ids, false),
        queued: [],
        pending: [],
      };
    }),
    clearPending: assign({ pending: [] }),
    emitOpened: emit(({ context, event }) => ({
      type: 'notification.opened',
      notification: { ...findChosen(context, event)[0]!, read: true },
    })),
    raiseCountDue: raise({ type: 'count.due' }),
    raiseReload: raise({ type: 'reload.needed' }),
  },
  guards: {
    isSameUser: ({ context, event }) => event.type === 'session.started' && event.userId === context.userId,
    isKnown: ({ context, event }) => findChosen(context, event).length > 0,
    isUnread: ({ context, event }) => findChosen(context, event).some(isUnread),
    hasItem: ({ event }) => event.type === 'notification.pushed' && event.item !== undefined,
    isSettled: ({ context }) => context.queued.length + context.pending.length === 0,
    hasQueued: ({ context }) => context.queued.length > 0,
  },
  delays: { poll: pollIntervalMs },
}).createMachine({
  id: 'notifications',
  context: emptyContext,
  initial: 'loggedOut',
  on: {
    'session.started': [{ guard: 'isSameUser' }, { target: '.loggedIn', actions: 'resetForUser' }],
    'session.ended': '.loggedOut',
  },
  states: {
    loggedOut: { entry: 'clearAll' },
    loggedIn: {
      type: 'parallel',
      on: { 'connection.opened': { actions: 'raiseReload' } },
      states: {
        /** A separate region: slow responses and clicks must not delay the next poll. */
        polling: {
          initial: 'waiting',
          states: {
            waiting: { after: { poll: { target: 'waiting', reenter: true, actions: 'raiseCountDue' } } },
          },
        },
        count: {
          initial: 'fetching',
          on: {
            // Drops a pending response: it is older than this event.
            'notification.opened': { guard: 'isUnread', target: '.waiting' },
            'list.read': { guard: 'isUnread', target: '.waiting' },
            'notification.pushed': {
              // Unsent read marks are newer than the push; the next poll corrects the count.
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
                // The pending list may be older than these events.
                'notification.opened': { guard: 'isUnread', target: 'loading', reenter: true },
                'list.read': { guard: 'isUnread', target: 'loading', reenter: true },
                'notification.pushed': { target: 'loading', reenter: true },
                'reload.needed': { target: 'loading', reenter: true },
              },
            },
            loaded: {
              on: {
                // Without an item: a notification was read or deleted elsewhere.
                'notification.pushed': [{ guard: 'hasItem', actions: 'addPushed' }, { target: 'loading' }],
                'reload.needed': 'loading',
              },
            },
            failed: {},
          },
        },
        marking: {
          initial: 'idle',
          on: {
            'notification.opened': { guard: 'isUnread', actions: 'markReadLocally' },
            'list.read': { guard: 'isUnread', actions: 'markReadLocally' },
          },
          states: {
            idle: { always: { guard: 'hasQueued', target: 'sending' } },
            sending: {
              entry: 'moveQueuedToPending',
              invoke: {
                id: 'markRead',
                src: 'markRead',
                input: ({ context }) => ({ ids: context.pending }),
                onDone: { target: 'idle', actions: 'clearPending' },
                onError: { target: 'idle', actions: ['undoMarks', 'raiseReload'] },
              },
            },
          },
        },
        /** A separate region: a click navigates whether or not the item is unread. */
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

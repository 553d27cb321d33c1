import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';

import { backoffMs } from '../shared/backoff';
import { missingActor } from '../shared/missingActor';
import { isWaitingEntry, type OutboxEntry } from './outboxEntry';

export interface OutboxInput {
  /** The current user; undefined for a guest. */
  owner: string | undefined;
  /** Random number from 0 up to 1, for jitter. */
  random: () => number;
}

export type SendResult =
  | { type: 'sent' }
  /** Another tab has sent it, or the user has cancelled it there. */
  | { type: 'gone' }
  | { type: 'refused'; message: string }
  /** A server error for this entry only: entries of other groups need not wait. */
  | { type: 'failed' }
  /** No connection, or the server asks to wait. */
  | { type: 'later'; retryAfterMs?: number | undefined };

export interface OutboxContext extends OutboxInput {
  /** The owner's entries, oldest first. */
  entries: readonly OutboxEntry[];
  /** The entry that is being sent, or was last. */
  sendingKey: string | undefined;
  /** Failed since the last pause: their groups wait for the next one to end. */
  failedKeys: readonly string[];
  failures: number;
  retryAfterMs: number;
  isStale: boolean;
  /** The connection came back while an entry was being sent. */
  isRestored: boolean;
}

export type OutboxEvent =
  /** A stored entry that could not be sent at once. With `retryAfterMs` the server asks to wait. */
  | { type: 'entry.added'; entry: OutboxEntry; retryAfterMs?: number | undefined }
  /** The user has cancelled a waiting entry or discarded a refused one. */
  | { type: 'entry.removed'; key: string }
  /** Another tab has changed the stored entries. */
  | { type: 'entries.changed' }
  /** Log-in, log-out or change of user. */
  | { type: 'owner.changed'; owner: string | undefined }
  /** The browser or the socket is online again, or the user wants to retry: sends without waiting for the backoff. */
  | { type: 'network.restored' };

export type OutboxEmitted =
  /** The server has stored it, or another tab has sent or cancelled it. */
  | { type: 'entry.sent'; entry: OutboxEntry }
  /** The server has refused it, here or in another tab: its author may edit or discard it. */
  | { type: 'entry.refused'; entry: OutboxEntry }
  /** The stored entries could not be read: log it. */
  | { type: 'load.failed'; error: unknown };

const maxBackoffMs = 60_000;

function nextOf({ entries, failedKeys }: OutboxContext): OutboxEntry | undefined {
  const waiting = entries.filter(isWaitingEntry);
  const blocked = waiting.filter(({ key }) => failedKeys.includes(key)).map(({ group }) => group);
  return waiting.find(({ group }) => !blocked.includes(group));
}

const readOf = ({ event }: { event: { output: readonly OutboxEntry[] } }) => ({ entries: event.output });

const sendingOf = ({ entries, sendingKey }: OutboxContext): OutboxEntry =>
  entries.find(({ key }) => key === sendingKey)!;

/** Actions that could not be sent: kept per user, and sent one at a time, in order within a group, with exponential backoff. */
export const outboxMachine = setup({
  types: {
    input: {} as OutboxInput,
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    emitted: {} as OutboxEmitted,
  },
  actors: {
    /** Reads the owner's stored entries, oldest first. */
    load: fromPromise<readonly OutboxEntry[], { owner: string }>(missingActor('outbox', 'load')),
    /** Sends an entry, unless another tab has. Also deletes it from the storage, or stores the refusal. */
    send: fromPromise<SendResult, { entry: OutboxEntry }>(missingActor('outbox', 'send')),
  },
  actions: {
    add: assign(({ context, event }) => {
      if (event.type !== 'entry.added' || event.entry.owner !== context.owner) return {};
      const others = context.entries.filter(({ key }) => key !== event.entry.key);
      return { entries: [...others, event.entry] };
    }),
    remove: assign({
      entries: ({ context, event }) =>
        event.type === 'entry.removed'
          ? context.entries.filter(({ key }) => key !== event.key)
          : context.entries,
    }),
    setOwner: assign(({ event }) =>
      event.type === 'owner.changed'
        ? { owner: event.owner, entries: [], failedKeys: [], failures: 0, retryAfterMs: 0 }
        : {},
    ),
    setEntries: assign((_, { entries }: { entries: readonly OutboxEntry[] }) => ({ entries })),
    setSending: assign({ sendingKey: ({ context }) => nextOf(context)?.key }),
    markFailed: assign({ failedKeys: ({ context }) => [...context.failedKeys, sendingOf(context).key] }),
    clearFailed: assign({ failedKeys: [] }),
    markStale: assign({ isStale: true }),
    markFresh: assign({ isStale: false }),
    markRestored: assign({ isRestored: true }),
    clearRestored: assign({ isRestored: false }),
    clearFailures: assign({ failures: 0, retryAfterMs: 0 }),
    countFailure: assign(({ context }, { retryAfterMs = 0 }: { retryAfterMs?: number | undefined }) => ({
      failures: context.failures + 1,
      retryAfterMs,
    })),
    dropSent: assign(({ context }) => ({
      entries: context.entries.filter(({ key }) => key !== context.sendingKey),
    })),
    refuse: assign(({ context }, { message }: { message: string }) => ({
      entries: context.entries.map((entry) =>
        entry.key === context.sendingKey ? { ...entry, refusal: message } : entry,
      ),
    })),
    emitReadChanges: enqueueActions(
      ({ context, enqueue }, { entries }: { entries: readonly OutboxEntry[] }) => {
        for (const entry of context.entries.filter(isWaitingEntry)) {
          const stored = entries.find(({ key }) => key === entry.key);
          if (!stored) enqueue.emit({ type: 'entry.sent', entry });
          else if (!isWaitingEntry(stored)) enqueue.emit({ type: 'entry.refused', entry: stored });
        }
      },
    ),
    emitSent: emit(({ context }) => ({ type: 'entry.sent', entry: sendingOf(context) })),
    emitRefused: emit(({ context }, { message }: { message: string }) => ({
      type: 'entry.refused',
      entry: { ...sendingOf(context), refusal: message },
    })),
    emitLoadFailed: emit((_, { error }: { error: unknown }) => ({ type: 'load.failed', error })),
  },
  guards: {
    isGuest: ({ event }) => event.type === 'owner.changed' && event.owner === undefined,
    isSameOwner: ({ context, event }) => event.type === 'owner.changed' && event.owner === context.owner,
    mustWait: ({ event }) => event.type === 'entry.added' && event.retryAfterMs !== undefined,
    hasOwner: ({ context }) => context.owner !== undefined,
    isStale: ({ context }) => context.isStale,
    isSending: ({ context, event }) => event.type === 'entry.removed' && event.key === context.sendingKey,
    hasNext: ({ context }) => nextOf(context) !== undefined,
    hasWaiting: ({ context }) => context.entries.some(isWaitingEntry),
    isFailed: (_, { type }: SendResult) => type === 'failed',
    isRefused: (_, { type }: SendResult) => type === 'refused',
    isLater: (_, { type }: SendResult) => type === 'later',
    /** The entry was sent over the lost connection, and there is a new one. */
    canRetryNow: ({ context }, result: SendResult) =>
      context.isRestored && result.type === 'later' && result.retryAfterMs === undefined,
  },
  delays: {
    backoff: ({ context }) => Math.max(context.retryAfterMs, backoffMs(context, maxBackoffMs)),
  },
}).createMachine({
  id: 'outbox',
  context: ({ input }) => ({
    ...input,
    entries: [],
    sendingKey: undefined,
    failedKeys: [],
    failures: 0,
    retryAfterMs: 0,
    isStale: false,
    isRestored: false,
  }),
  initial: 'starting',
  on: {
    'owner.changed': [
      { guard: 'isSameOwner' },
      { guard: 'isGuest', target: '.guest', actions: 'setOwner' },
      { target: '.loading', actions: 'setOwner' },
    ],
    'entry.added': { actions: 'add' },
    'entry.removed': { actions: 'remove' },
    'entries.changed': { actions: 'markStale' },
  },
  states: {
    starting: { always: [{ guard: 'hasOwner', target: 'loading' }, { target: 'guest' }] },
    guest: {},
    loading: {
      entry: 'markFresh',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ owner: context.owner ?? '' }),
        onDone: {
          target: 'deciding',
          actions: [
            { type: 'emitReadChanges', params: readOf },
            { type: 'setEntries', params: readOf },
          ],
        },
        // Browsers lose their connection to the storage now and then.
        onError: {
          target: 'pausing',
          actions: [
            { type: 'emitLoadFailed', params: ({ event }) => ({ error: event.error }) },
            { type: 'countFailure', params: {} },
          ],
        },
      },
      // The read may have started before it was stored.
      on: { 'entry.added': { target: 'loading', reenter: true } },
    },
    deciding: {
      always: [
        { guard: 'isStale', target: 'loading' },
        { guard: 'hasNext', target: 'sending' },
        { guard: 'hasWaiting', target: 'pausing', actions: { type: 'countFailure', params: {} } },
        { target: 'idle' },
      ],
    },
    idle: {
      on: {
        'entry.added': [
          {
            guard: 'mustWait',
            target: 'pausing',
            actions: ['add', { type: 'countFailure', params: ({ event }) => event }],
          },
          { target: 'deciding', actions: 'add' },
        ],
        'entries.changed': 'loading',
      },
    },
    sending: {
      entry: ['clearRestored', 'setSending'],
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ entry: sendingOf(context) }),
        onDone: [
          {
            guard: { type: 'canRetryNow', params: ({ event }) => event.output },
            target: 'loading',
          },
          {
            guard: { type: 'isLater', params: ({ event }) => event.output },
            target: 'pausing',
            actions: {
              type: 'countFailure',
              params: ({ event: { output } }) => (output.type === 'later' ? output : {}),
            },
          },
          {
            guard: { type: 'isFailed', params: ({ event }) => event.output },
            target: 'deciding',
            actions: 'markFailed',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'deciding',
            actions: [
              'clearFailures',
              { type: 'emitRefused', params: ({ event }) => ({ message: messageOf(event.output) }) },
              { type: 'refuse', params: ({ event }) => ({ message: messageOf(event.output) }) },
            ],
          },
          { target: 'deciding', actions: ['clearFailures', 'emitSent', 'dropSent'] },
        ],
        onError: { target: 'pausing', actions: { type: 'countFailure', params: {} } },
      },
      // Its response may be pending.
      on: {
        'entry.removed': [{ guard: 'isSending' }, { actions: 'remove' }],
        'network.restored': { actions: 'markRestored' },
      },
    },
    pausing: {
      exit: 'clearFailed',
      after: { backoff: 'loading' },
      on: { 'network.restored': { target: 'loading', actions: 'clearFailures' } },
      initial: 'waiting',
      states: {
        waiting: { on: { 'entries.changed': 'reading' } },
        /** Shows changes by another tab. The backoff continues. */
        reading: {
          invoke: {
            id: 'load',
            src: 'load',
            input: ({ context }) => ({ owner: context.owner ?? '' }),
            onDone: {
              target: 'waiting',
              actions: [
                { type: 'emitReadChanges', params: readOf },
                { type: 'setEntries', params: readOf },
              ],
            },
            onError: 'waiting',
          },
          on: {
            'entries.changed': { target: 'reading', reenter: true },
            'entry.added': { target: 'reading', reenter: true, actions: 'add' },
          },
        },
      },
    },
  },
});

const messageOf = (result: SendResult): string => (result.type === 'refused' ? result.message : '');

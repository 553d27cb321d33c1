import { assign, emit, fromCallback, fromPromise, setup, type EventObject } from 'xstate';

import { alertOf, type AlertRaised } from '../shared/alert';
import { missingActor } from '../shared/missingActor';
import {
  addMessage,
  mergeHistory,
  MAX_MESSAGES,
  withNames,
  withoutRemoved,
  type ChatMessage,
  type HistoryRead,
} from './chatMessages';

export interface ChatUser {
  _id: string;
  name: string;
}

export interface ChatInput {
  /** The current user; undefined for a guest, who cannot send. */
  user: ChatUser | undefined;
  /** The draft of an earlier visit. @default '' */
  draft?: string;
  /** Returns the idempotency key of a new message, a UUID. @default none: a message is identified by its text */
  newKey?: () => string;
}

export interface QueuedMessage {
  text: string;
  /** Its idempotency key: the stored message with this key is the acknowledgement. */
  key?: string | undefined;
}

export interface ChatContext extends ChatInput {
  /** Oldest first, without duplicates. */
  messages: readonly ChatMessage[];
  draft: string;
  /** Unacknowledged messages of the user, oldest first. Shown after `messages` as pending. */
  outbox: readonly QueuedMessage[];
  /** Id of the newest message before a possible gap. Undefined before the first reload. */
  completeUntil: string | undefined;
  /** Ids of the last reloaded history: those that the next one lacks have been removed. */
  confirmed: readonly string[];
  /** Of the history that is being loaded. */
  read: HistoryRead;
}

export interface EarlierMessages {
  messages: readonly ChatMessage[];
  hasMore: boolean;
}

export type ChatEvent =
  /** The user edited the draft. */
  | { type: 'draft.changed'; text: string }
  /** Queues the draft for sending. */
  | { type: 'message.submitted' }
  /** Live message, from the `live` actor. */
  | { type: 'message.received'; message: ChatMessage }
  /** Moderators removed it. */
  | { type: 'message.removed'; id: string }
  /** The history has an earlier page, and the server supports paging. */
  | { type: 'earlier.offered' }
  /**
   * From the `history` actor, before it resolves: messages up to `readUntil` that the history lacks have been removed,
   * also older ones if `isWhole`.
   */
  | { type: 'history.dated'; readUntil: string; isWhole: boolean }
  /** Loads a page of earlier messages. */
  | { type: 'earlier.requested' }
  /** Reloads the history: a retry, or after a reconnect. */
  | { type: 'history.requested' }
  /** Log-in, log-out or change of user. `draft` is the new user's stored draft; without it, a guest's draft is kept. */
  | { type: 'user.changed'; user: ChatUser | undefined; draft?: string };

export type ChatAlert = 'logInToChat' | 'chatFailed';

export type ChatEmitted =
  | AlertRaised<ChatAlert>
  /** The unacknowledged messages plus the draft, to be stored as the user's draft. */
  | { type: 'unsent.changed'; text: string }
  /**
   * Loading failed: log it, do not show it. `history.requested` or `earlier.requested` retries. The machine retries by itself
   * when live messages would hide the gap.
   */
  | { type: 'history.failed'; error: unknown };

/** Some servers only acknowledge by this echo, without a key. */
const isEcho = ({ user, outbox, messages }: ChatContext, received: ChatMessage): boolean =>
  received.idempotencyKey === undefined &&
  received.userId === user?._id &&
  received.text === outbox[0]?.text &&
  addMessage(messages, received) !== messages;

const isStored = ({ outbox: [first], messages }: ChatContext): boolean =>
  first?.key !== undefined && messages.some(({ idempotencyKey }) => idempotencyKey === first.key);

const unsentOf = ({ outbox, draft }: ChatContext): string =>
  [...outbox.map((message) => message.text), draft].filter((text) => text.trim() !== '').join(' ');

/** The global chat: merges history and live messages without duplicates, and sends messages in order. */
export const chatMachine = setup({
  types: {
    input: {} as ChatInput,
    context: {} as ChatContext,
    events: {} as ChatEvent,
    emitted: {} as ChatEmitted,
  },
  actors: {
    /** Loads the newest messages, in any order. With `until`, loads back to that message, up to `MAX_MESSAGES`. */
    history: fromPromise<readonly ChatMessage[], { until: string | undefined }>(
      missingActor('chat', 'history'),
    ),
    /** Loads the page of messages before the one with this id. */
    earlier: fromPromise<EarlierMessages, { before: string }>(missingActor('chat', 'earlier')),
    /** Sends `message.received` for each live message. */
    live: fromCallback<EventObject>(missingActor('chat', 'live')),
    /** Sends one message; resolves with it on acknowledgement. May stay pending: some servers never acknowledge. */
    send: fromPromise<ChatMessage | undefined, QueuedMessage & { user: ChatUser }>(
      missingActor('chat', 'send'),
    ),
  },
  actions: {
    setDraft: assign({
      draft: ({ context, event }) => (event.type === 'draft.changed' ? event.text : context.draft),
    }),
    queueDraft: assign(({ context: { outbox, draft, newKey } }) => ({
      outbox: [...outbox, { text: draft.trim(), key: newKey?.() }],
      draft: '',
    })),
    dequeue: assign({ outbox: ({ context }) => context.outbox.slice(1) }),
    restoreDraft: assign(({ context }) => ({ draft: unsentOf(context), outbox: [] })),
    emitUnsent: emit(({ context }) => ({ type: 'unsent.changed', text: unsentOf(context) })),
    setUser: assign(({ context, event }) => {
      if (event.type !== 'user.changed') return {};
      const { user, draft = context.user ? '' : context.draft } = event;
      return { user, outbox: [], draft };
    }),
    rename: assign(({ context, event }) => {
      if (event.type !== 'user.changed' || !event.user) return {};
      const { _id, name } = event.user;
      return { user: event.user, messages: withNames(context.messages, new Map([[_id, name]])) };
    }),
    add: assign(({ context }, { message }: { message: ChatMessage | undefined }) =>
      message ? { messages: addMessage(context.messages, message) } : {},
    ),
    remove: assign(({ context }, { id }: { id: string }) => ({
      messages: context.messages.filter(({ _id }) => _id !== id),
    })),
    markComplete: assign({ completeUntil: ({ context }) => context.messages.at(-1)?._id }),
    merge: assign(({ context }, { history }: { history: readonly ChatMessage[] }) => ({
      messages: mergeHistory(context.messages, history),
    })),
    setRead: assign(({ event }) => {
      if (event.type !== 'history.dated') return { read: {} };
      const { readUntil, isWhole } = event;
      return { read: { readUntil, isWhole } };
    }),
    mergeReload: assign(({ context }, { history }: { history: readonly ChatMessage[] }) => ({
      messages: mergeHistory(
        withoutRemoved(context.messages, history, context.confirmed, context.read),
        history,
      ),
      confirmed: history.map(({ _id }) => _id),
    })),
    emitLogInFirst: emit({ type: 'alert.raised', code: 'logInToChat' }),
    emitSendingFailed: emit((_, { error }: { error: unknown }) => alertOf('chatFailed', error)),
    emitHistoryFailed: emit((_, { error }: { error: unknown }) => ({ type: 'history.failed', error })),
  },
  guards: {
    isBlank: ({ context }) => context.draft.trim() === '',
    isGuest: ({ context }) => context.user === undefined,
    isOtherUser: ({ context, event }) =>
      event.type === 'user.changed' && event.user?._id !== context.user?._id,
    isEcho: ({ context, event }) => event.type === 'message.received' && isEcho(context, event.message),
    isStored: ({ context }) => isStored(context),
    hasNext: ({ context }) => context.outbox.length > 0,
    hasMessages: ({ context }) => context.messages.length > 0,
    /** Earlier messages beyond the maximum would be dropped again. */
    hasEarlier: ({ context }, { messages, hasMore }: EarlierMessages) =>
      hasMore && context.messages.length + messages.length < MAX_MESSAGES,
  },
  delays: {
    ackTimeout: 10_000,
    historyRetry: 15_000,
  },
}).createMachine({
  id: 'chat',
  context: ({ input }) => ({
    ...input,
    messages: [],
    draft: input.draft ?? '',
    outbox: [],
    completeUntil: undefined,
    confirmed: [],
    read: {},
  }),
  invoke: { id: 'live', src: 'live' },
  type: 'parallel',
  on: {
    'draft.changed': { actions: ['setDraft', 'emitUnsent'] },
    'message.received': { actions: { type: 'add', params: ({ event }) => ({ message: event.message }) } },
    'message.removed': { actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) } },
    'user.changed': [
      { guard: 'isOtherUser', target: '.sending.idle', actions: 'setUser' },
      // Guest to guest: a user whose session had expired logged out.
      { guard: 'isGuest', actions: 'setUser' },
      { actions: 'rename' },
    ],
  },
  states: {
    history: {
      initial: 'loading',
      on: { 'history.requested': '.loading' },
      states: {
        loading: {
          entry: 'setRead',
          invoke: {
            id: 'history',
            src: 'history',
            input: ({ context }) => ({ until: context.completeUntil }),
            onDone: {
              target: 'ready',
              actions: { type: 'mergeReload', params: ({ event }) => ({ history: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'emitHistoryFailed', params: ({ event }) => ({ error: event.error }) },
            },
          },
          on: {
            'history.dated': { actions: 'setRead' },
            // The response may still have it.
            'message.removed': {
              target: 'loading',
              reenter: true,
              actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) },
            },
          },
        },
        ready: {
          // Live messages during the reload may follow a gap, so mark the end of the complete part first.
          on: { 'history.requested': { target: 'loading', actions: 'markComplete' } },
        },
        failed: {
          // Without messages, the user sees the failure and retries.
          after: {
            historyRetry: [
              { guard: 'hasMessages', target: 'loading' },
              { target: 'failed', reenter: true },
            ],
          },
        },
      },
    },
    earlier: {
      initial: 'none',
      states: {
        none: { on: { 'earlier.offered': 'offered' } },
        offered: { on: { 'earlier.requested': 'loading' } },
        loading: {
          invoke: {
            id: 'earlier',
            src: 'earlier',
            input: ({ context }) => ({ before: context.messages[0]?._id ?? '' }),
            onDone: [
              {
                guard: { type: 'hasEarlier', params: ({ event }) => event.output },
                target: 'offered',
                actions: { type: 'merge', params: ({ event }) => ({ history: event.output.messages }) },
              },
              {
                target: 'none',
                actions: { type: 'merge', params: ({ event }) => ({ history: event.output.messages }) },
              },
            ],
            onError: {
              target: 'offered',
              actions: { type: 'emitHistoryFailed', params: ({ event }) => ({ error: event.error }) },
            },
          },
          // The response may still have it.
          on: {
            'message.removed': {
              target: 'loading',
              reenter: true,
              actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) },
            },
          },
        },
      },
    },
    sending: {
      initial: 'idle',
      on: {
        'message.submitted': [
          { guard: 'isBlank' },
          { guard: 'isGuest', actions: 'emitLogInFirst' },
          { target: '.deciding', actions: ['queueDraft', 'emitUnsent'] },
        ],
      },
      states: {
        idle: {},
        deciding: { always: [{ guard: 'hasNext', target: 'pending' }, { target: 'idle' }] },
        /** Sends one message at a time to keep the order. */
        pending: {
          invoke: {
            id: 'send',
            src: 'send',
            // Only a user queues messages, and `user.changed` leaves this state.
            input: ({ context: { user, outbox } }) => ({ ...outbox[0]!, user: user! }),
            onDone: {
              target: 'deciding',
              actions: [
                { type: 'add', params: ({ event }) => ({ message: event.output }) },
                'dequeue',
                'emitUnsent',
              ],
            },
            onError: {
              target: 'idle',
              actions: [
                'restoreDraft',
                { type: 'emitSendingFailed', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
          // Received live or in the reloaded history, perhaps after the connection was lost.
          always: { guard: 'isStored', target: 'deciding', actions: ['dequeue', 'emitUnsent'] },
          after: {
            ackTimeout: {
              target: 'idle',
              actions: ['restoreDraft', { type: 'emitSendingFailed', params: { error: undefined } }],
            },
          },
          on: {
            'message.submitted': [{ guard: 'isBlank' }, { actions: ['queueDraft', 'emitUnsent'] }],
            'message.received': {
              guard: 'isEcho',
              target: 'deciding',
              actions: [
                { type: 'add', params: ({ event }) => ({ message: event.message }) },
                'dequeue',
                'emitUnsent',
              ],
            },
          },
        },
      },
    },
  },
});

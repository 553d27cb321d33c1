import { assign, emit, fromCallback, fromPromise, setup, type EventObject } from 'xstate';

import { alertOf, type AlertRaised } from '../shared/alert';
import { addMessage, mergeHistory, MOST_MESSAGES, type ChatMessage } from './chatMessages';

export interface ChatUser {
  _id: string;
  name: string;
}

export interface ChatInput {
  /** Who is logged in; undefined for a guest, who only reads. */
  user: ChatUser | undefined;
}

export interface ChatContext {
  user: ChatUser | undefined;
  /** The oldest first, each `_id` once. */
  messages: readonly ChatMessage[];
  /** What is being typed. */
  draft: string;
  /** One's own messages that are not acknowledged yet, the oldest first. Shown after `messages` as pending. */
  outbox: readonly string[];
  /**
   * The newest message before what may have been missed: everything up to it is there. Undefined until the
   * history was loaded once.
   */
  completeUntil: string | undefined;
}

/** A page of what was said before. */
export interface EarlierMessages {
  messages: readonly ChatMessage[];
  /** Whether there are more before these. */
  hasMore: boolean;
}

export type ChatEvent =
  /** Somebody types a message. */
  | { type: 'draft.changed'; text: string }
  /** Sends the draft. */
  | { type: 'message.submitted' }
  /** From the `live` actor. */
  | { type: 'message.received'; message: ChatMessage }
  /** The server has messages before the first one, and gives them. A plain server does not. */
  | { type: 'earlier.offered' }
  /** Loads the messages before the first one. */
  | { type: 'earlier.requested' }
  /** Loads the history (again): after a failure, or when the connection is back. */
  | { type: 'history.requested' }
  /** Somebody logged in or out. */
  | { type: 'user.changed'; user: ChatUser | undefined };

/** What the chat alerts: to a guest (spec section 5), and of a failure that the spec does not name. */
export type ChatAlert = 'logInToChat' | 'chatFailed';

export type ChatEmitted =
  | AlertRaised<ChatAlert>
  /** Only to be logged (spec section 8); `history.requested` or `earlier.requested` tries again. */
  | { type: 'history.failed'; error: unknown };

/** The live echo of the message that is being sent: a plain server acknowledges in no other way. */
const isEcho = ({ user, outbox, messages }: ChatContext, { userId, text, _id }: ChatMessage): boolean =>
  userId === user?._id && text === outbox[0] && !messages.some((message) => message._id === _id);

/** The global chat. Spec sections 2, 4, 5 and 8. */
export const chatMachine = setup({
  types: {
    input: {} as ChatInput,
    context: {} as ChatContext,
    events: {} as ChatEvent,
    emitted: {} as ChatEmitted,
  },
  actors: {
    /**
     * Loads the history, in any order: the newest messages, and with `until` all back to the message with
     * this id, or so many that no more are kept. `app` binds it with `provide`.
     */
    history: fromPromise<readonly ChatMessage[], { until: string | undefined }>(() => {
      throw new Error('chatMachine: provide the "history" actor before starting it.');
    }),
    /** Loads the messages before the one with this id; `app` binds it with `provide`. */
    earlier: fromPromise<EarlierMessages, { before: string }>(() => {
      throw new Error('chatMachine: provide the "earlier" actor before starting it.');
    }),
    /** Sends `message.received` for each live message; `app` binds it with `provide`. */
    live: fromCallback<EventObject>(() => {
      throw new Error('chatMachine: provide the "live" actor before starting it.');
    }),
    /**
     * Sends one message and resolves with it when the server acknowledges; with a server that never does it
     * may stay pending. `app` binds it with `provide`.
     */
    send: fromPromise<ChatMessage | undefined, { user: ChatUser; text: string }>(() => {
      throw new Error('chatMachine: provide the "send" actor before starting it.');
    }),
  },
  actions: {
    setDraft: assign({
      draft: ({ context, event }) => (event.type === 'draft.changed' ? event.text : context.draft),
    }),
    queueDraft: assign({ outbox: ({ context }) => [...context.outbox, context.draft.trim()], draft: '' }),
    dequeue: assign({ outbox: ({ context }) => context.outbox.slice(1) }),
    restoreDraft: assign(({ context: { outbox, draft } }) => ({
      draft: [...outbox, draft].filter((text) => text.trim() !== '').join(' '),
      outbox: [],
    })),
    setUser: assign(({ context, event }) => {
      if (event.type !== 'user.changed') return {};
      return { user: event.user, outbox: [], draft: context.user ? '' : context.draft };
    }),
    add: assign(({ context }, { message }: { message: ChatMessage | undefined }) =>
      message ? { messages: addMessage(context.messages, message) } : {},
    ),
    markComplete: assign({ completeUntil: ({ context }) => context.messages.at(-1)?._id }),
    merge: assign(({ context }, { history }: { history: readonly ChatMessage[] }) => ({
      messages: mergeHistory(context.messages, history),
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
    hasMore: ({ context }) => context.outbox.length > 0,
    /** More than are kept would only be dropped again. */
    hasEarlier: ({ context }, { messages, hasMore }: EarlierMessages) =>
      hasMore && context.messages.length + messages.length < MOST_MESSAGES,
  },
  delays: {
    /** How long an acknowledgement or echo is awaited. */
    patience: 10_000,
  },
}).createMachine({
  id: 'chat',
  context: ({ input }) => ({
    user: input.user,
    messages: [],
    draft: '',
    outbox: [],
    completeUntil: undefined,
  }),
  invoke: { id: 'live', src: 'live' },
  type: 'parallel',
  on: {
    'draft.changed': { actions: 'setDraft' },
    'message.received': { actions: { type: 'add', params: ({ event }) => ({ message: event.message }) } },
    'user.changed': { guard: 'isOtherUser', target: '.sending.idle', actions: 'setUser' },
  },
  states: {
    history: {
      initial: 'loading',
      on: { 'history.requested': '.loading' },
      states: {
        loading: {
          invoke: {
            id: 'history',
            src: 'history',
            input: ({ context }) => ({ until: context.completeUntil }),
            onDone: {
              target: 'ready',
              actions: { type: 'merge', params: ({ event }) => ({ history: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'emitHistoryFailed', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        ready: {
          // Live messages have followed without a gap so far; those that come while it loads may not.
          on: { 'history.requested': { target: 'loading', actions: 'markComplete' } },
        },
        failed: {},
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
        },
      },
    },
    sending: {
      initial: 'idle',
      on: {
        'message.submitted': [
          { guard: 'isBlank' },
          { guard: 'isGuest', actions: 'emitLogInFirst' },
          { target: '.deciding', actions: 'queueDraft' },
        ],
      },
      states: {
        idle: {},
        deciding: { always: [{ guard: 'hasMore', target: 'underWay' }, { target: 'idle' }] },
        /** One message after the other, so that they keep their order. */
        underWay: {
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context: { user, outbox } }) => {
              const [text] = outbox;
              if (!user || text === undefined)
                throw new Error('chatMachine: a guest or nothing cannot be sent.');
              return { user, text };
            },
            onDone: {
              target: 'deciding',
              actions: [{ type: 'add', params: ({ event }) => ({ message: event.output }) }, 'dequeue'],
            },
            onError: {
              target: 'idle',
              actions: [
                'restoreDraft',
                { type: 'emitSendingFailed', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
          after: {
            patience: {
              target: 'idle',
              actions: ['restoreDraft', { type: 'emitSendingFailed', params: { error: undefined } }],
            },
          },
          on: {
            'message.submitted': [{ guard: 'isBlank' }, { actions: 'queueDraft' }],
            'message.received': {
              guard: 'isEcho',
              target: 'deciding',
              actions: [{ type: 'add', params: ({ event }) => ({ message: event.message }) }, 'dequeue'],
            },
          },
        },
      },
    },
  },
});

import { assign, emit, fromCallback, fromPromise, setup, type EventObject } from 'xstate';

import { alertOf, type AlertRaised } from '../shared/alert';
import { addMessage, mergeHistory, MAX_MESSAGES, type ChatMessage } from './chatMessages';

export interface ChatUser {
  _id: string;
  name: string;
}

export interface ChatInput {
  /** The current user; undefined for a guest, who only reads. */
  user: ChatUser | undefined;
  /** The draft of an earlier visit. @default '' */
  draft?: string;
}

export interface ChatContext {
  user: ChatUser | undefined;
  /** The oldest first, each `_id` once. */
  messages: readonly ChatMessage[];
  /** What the user is typing. */
  draft: string;
  /** The user's messages that the server has not acknowledged, oldest first. Shown after `messages` as pending. */
  outbox: readonly string[];
  /**
   * The id of the newest message before a possible gap: `messages` is complete up to it. Undefined until the first
   * history has been loaded.
   */
  completeUntil: string | undefined;
}

/** A page of older messages. */
export interface EarlierMessages {
  messages: readonly ChatMessage[];
  /** Whether the server has older ones. */
  hasMore: boolean;
}

export type ChatEvent =
  /** The user types. */
  | { type: 'draft.changed'; text: string }
  /** Sends the draft. */
  | { type: 'message.submitted' }
  /** From the `live` actor. */
  | { type: 'message.received'; message: ChatMessage }
  /** The server has older messages than the first one and pages through them. */
  | { type: 'earlier.offered' }
  /** Loads a page of older messages. */
  | { type: 'earlier.requested' }
  /** Loads the history, also after a failure or a reconnect. */
  | { type: 'history.requested' }
  /** Another user, or a guest, is there. `draft` is what they wrote before; without it, a guest's goes on. */
  | { type: 'user.changed'; user: ChatUser | undefined; draft?: string };

/** What the chat alerts: that a guest cannot send, and that a message was not sent. */
export type ChatAlert = 'logInToChat' | 'chatFailed';

export type ChatEmitted =
  | AlertRaised<ChatAlert>
  /** What the user has written and the server has not acknowledged: to be kept as their draft. */
  | { type: 'unsent.changed'; text: string }
  /** To be logged, not shown. `history.requested` or `earlier.requested` tries again. */
  | { type: 'history.failed'; error: unknown };

/** Whether this is the live echo of the pending message: some servers acknowledge in no other way. */
const isEcho = ({ user, outbox, messages }: ChatContext, { userId, text, _id }: ChatMessage): boolean =>
  userId === user?._id && text === outbox[0] && !messages.some((message) => message._id === _id);

const unsentOf = ({ outbox, draft }: ChatContext): string =>
  [...outbox, draft].filter((text) => text.trim() !== '').join(' ');

/** The global chat: its history and live messages, each once, and sending in order. */
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
     * this id, or as many as are kept. `app` binds it with `provide`.
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
     * Sends one message and resolves with it when the server acknowledges. May stay pending: some servers never do.
     * `app` binds it with `provide`.
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
    restoreDraft: assign(({ context }) => ({ draft: unsentOf(context), outbox: [] })),
    emitUnsent: emit(({ context }) => ({ type: 'unsent.changed', text: unsentOf(context) })),
    setUser: assign(({ context, event }) => {
      if (event.type !== 'user.changed') return {};
      const { user, draft = context.user ? '' : context.draft } = event;
      return { user, outbox: [], draft };
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
    /** Beyond the maximum, older messages would be dropped at once. */
    hasEarlier: ({ context }, { messages, hasMore }: EarlierMessages) =>
      hasMore && context.messages.length + messages.length < MAX_MESSAGES,
  },
  delays: {
    /** For an acknowledgement or an echo. */
    ackTimeout: 10_000,
  },
}).createMachine({
  id: 'chat',
  context: ({ input }) => ({
    user: input.user,
    messages: [],
    draft: input.draft ?? '',
    outbox: [],
    completeUntil: undefined,
  }),
  invoke: { id: 'live', src: 'live' },
  type: 'parallel',
  on: {
    'draft.changed': { actions: ['setDraft', 'emitUnsent'] },
    'message.received': { actions: { type: 'add', params: ({ event }) => ({ message: event.message }) } },
    'user.changed': [
      { guard: 'isOtherUser', target: '.sending.idle', actions: 'setUser' },
      // One guest follows another, when a user whose session has expired logs out.
      { guard: 'isGuest', actions: 'setUser' },
    ],
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
          // Complete so far. Messages that arrive during the reload may follow a gap.
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
          { target: '.deciding', actions: ['queueDraft', 'emitUnsent'] },
        ],
      },
      states: {
        idle: {},
        deciding: { always: [{ guard: 'hasMore', target: 'pending' }, { target: 'idle' }] },
        /** One message at a time, so that they keep their order. */
        pending: {
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

import { assign, emit, fromPromise, setup } from 'xstate';

import type { MentionedUser } from './markup';
import {
  applyChange,
  emptyText,
  findTrigger,
  insertMention,
  type MentionText,
  type Trigger,
} from './mentionText';

/** A user to choose from. Spec section 3, User: mention search results. */
export interface MentionChoice extends MentionedUser {
  username: string;
}

export interface MentionContext {
  /** The text with its mentions; `toMarkup(model)` is what is sent. */
  model: MentionText;
  caret: number;
  /** What is being written after `@`, if anything. */
  trigger: Trigger | undefined;
  /** Where the `@` stands whose list was closed by Escape. */
  dismissedAt: number | undefined;
  /** What the open list offers; empty while the first answer is awaited. */
  suggestions: readonly MentionChoice[];
  /** Index of the focused suggestion. */
  focused: number;
}

export type MentionEvent =
  /** Somebody writes; the caret stands where the change ends. */
  | { type: 'text.changed'; text: string; caret: number }
  /** The caret moves without a change of the text. */
  | { type: 'caret.moved'; caret: number }
  /** Sets the whole text, e.g. to nothing after it was sent, or back when sending failed. */
  | { type: 'text.replaced'; model: MentionText }
  /** Arrow keys; wraps around. */
  | { type: 'focus.moved'; step: 1 | -1 }
  /** Enter or Tab (the focused one), or a click (with its index). */
  | { type: 'suggestion.chosen'; index?: number }
  /** Escape. The list stays closed for this `@`. */
  | { type: 'list.dismissed' };

/** The text changed by itself: the caret has to be put behind the mention. */
export interface MentionInserted {
  type: 'mention.inserted';
  id: string;
  caret: number;
}

const chosenBy = ({ suggestions, focused }: MentionContext, event: MentionEvent) =>
  event.type === 'suggestion.chosen' ? suggestions[event.index ?? focused] : undefined;

/** Suggests users while somebody writes `@name`. Spec sections 4 (Mention suggestions), 5 and 8. */
export const mentionMachine = setup({
  types: {
    context: {} as MentionContext,
    events: {} as MentionEvent,
    emitted: {} as MentionInserted,
  },
  actors: {
    /** Searches users; `app` binds it with `provide`. Its `signal` tells when nobody waits any more. */
    search: fromPromise<readonly MentionChoice[], { query: string }>(() => {
      throw new Error('mentionMachine: provide the "search" actor before starting it.');
    }),
  },
  actions: {
    applyChange: assign(({ context, event }) =>
      event.type === 'text.changed'
        ? { model: applyChange(context.model, event.text, event.caret), caret: event.caret }
        : {},
    ),
    moveCaret: assign({ caret: ({ context, event }) => ('caret' in event ? event.caret : context.caret) }),
    readTrigger: assign(({ context }) => {
      const trigger = findTrigger(context.model, context.caret);
      return {
        trigger,
        dismissedAt: trigger?.start === context.dismissedAt ? context.dismissedAt : undefined,
      };
    }),
    replaceText: assign(({ event }) =>
      event.type === 'text.replaced'
        ? { model: event.model, caret: event.model.text.length, trigger: undefined, dismissedAt: undefined }
        : {},
    ),
    dismiss: assign({ dismissedAt: ({ context }) => context.trigger?.start }),
    offer: assign((_, { suggestions }: { suggestions: readonly MentionChoice[] }) => ({
      suggestions,
      focused: 0,
    })),
    forgetSuggestions: assign({ suggestions: [], focused: 0 }),
    moveFocus: assign({
      focused: ({ context: { focused, suggestions }, event }) =>
        event.type === 'focus.moved'
          ? (focused + event.step + suggestions.length) % suggestions.length
          : focused,
    }),
    insertChoice: assign(({ context, event }) => {
      const choice = chosenBy(context, event);
      if (!choice || !context.trigger) return {};
      return { ...insertMention(context.model, context.trigger, choice), trigger: undefined };
    }),
    emitInserted: emit(({ context }, { id }: { id: string }) => ({
      type: 'mention.inserted',
      id,
      caret: context.caret,
    })),
  },
  guards: {
    hasMoved: ({ context, event }) => event.type === 'caret.moved' && event.caret !== context.caret,
    isMentioning: ({ context: { trigger, dismissedAt } }) =>
      trigger !== undefined && trigger.query !== '' && trigger.start !== dismissedAt,
    isEmpty: (_, { suggestions }: { suggestions: readonly MentionChoice[] }) => suggestions.length === 0,
    hasSuggestions: ({ context }) => context.suggestions.length > 0,
    hasChoice: ({ context, event }) => chosenBy(context, event) !== undefined,
  },
  delays: { debounce: 150 },
}).createMachine({
  id: 'mention',
  context: {
    model: emptyText,
    caret: 0,
    trigger: undefined,
    dismissedAt: undefined,
    suggestions: [],
    focused: 0,
  },
  initial: 'closed',
  on: {
    'text.changed': { target: '.deciding', actions: ['applyChange', 'readTrigger'] },
    'caret.moved': { guard: 'hasMoved', target: '.deciding', actions: ['moveCaret', 'readTrigger'] },
    'text.replaced': { target: '.closed', actions: 'replaceText' },
  },
  states: {
    closed: { entry: 'forgetSuggestions' },
    deciding: { always: [{ guard: 'isMentioning', target: 'open' }, { target: 'closed' }] },
    /** The list is on screen: with suggestions (perhaps those of the query before), or waiting for the first. */
    open: {
      initial: 'debouncing',
      on: {
        'focus.moved': { guard: 'hasSuggestions', actions: 'moveFocus' },
        'suggestion.chosen': {
          guard: 'hasChoice',
          target: 'closed',
          actions: [
            'insertChoice',
            {
              type: 'emitInserted',
              params: ({ context, event }) => ({ id: chosenBy(context, event)?.id ?? '' }),
            },
          ],
        },
        'list.dismissed': { target: 'closed', actions: 'dismiss' },
      },
      states: {
        debouncing: { after: { debounce: 'loading' } },
        loading: {
          invoke: {
            id: 'search',
            src: 'search',
            input: ({ context }) => ({ query: context.trigger?.query.trim() ?? '' }),
            onDone: [
              {
                guard: { type: 'isEmpty', params: ({ event }) => ({ suggestions: event.output }) },
                target: '#mention.closed',
              },
              {
                target: 'shown',
                actions: { type: 'offer', params: ({ event }) => ({ suggestions: event.output }) },
              },
            ],
            onError: '#mention.closed',
          },
        },
        shown: {},
      },
    },
  },
});

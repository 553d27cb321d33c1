import { assign, emit, fromPromise, setup, stateIn } from 'xstate';

import { missingActor } from '../shared/missingActor';
import type { MentionedUser } from './markup';
import { isEditAfterEnter, isMentioning, readTrigger, type MentionPlace } from './mentionPlace';
import { applyChange, emptyText, insertLineBreak, insertMention, type MentionText } from './mentionText';

export interface MentionChoice extends MentionedUser {
  username: string;
}

export interface MentionContext extends MentionPlace {
  /** Empty until the first response. */
  suggestions: readonly MentionChoice[];
  focused: number;
}

export type MentionEvent =
  /** The user edited the text; `caret` is the end of the edit. */
  | { type: 'text.changed'; text: string; caret: number }
  /** The caret moved without an edit. */
  | { type: 'caret.moved'; caret: number }
  /** Replaces the whole text, for example to clear it on submit. */
  | { type: 'text.replaced'; model: MentionText }
  /** Arrow keys; wraps around. */
  | { type: 'focus.moved'; step: 1 | -1 }
  /**
   * Enter or Tab (chooses the focused suggestion), or a click (with its index). Before the response, Enter skips the
   * debounce. The first suggestion is then chosen once loaded, unless the arrow keys chose one since the last edit.
   */
  | { type: 'suggestion.chosen'; index?: number }
  /** Escape or blur. Closes the list for this `@`. */
  | { type: 'list.dismissed' };

export type MentionEmitted =
  /** The machine inserted a mention: move the caret behind it. */
  | { type: 'mention.inserted'; id: string; caret: number }
  /** A pending Enter found no suggestion and became a line break: move the caret. */
  | { type: 'lineBreak.inserted'; caret: number };

const chosenBy = ({ suggestions, focused }: MentionContext, event: MentionEvent) =>
  event.type === 'suggestion.chosen' ? suggestions[event.index ?? focused] : undefined;

/** Suggests users while the user types `@name`. */
export const mentionMachine = setup({
  types: {
    context: {} as MentionContext,
    events: {} as MentionEvent,
    emitted: {} as MentionEmitted,
  },
  actors: {
    /** Searches users. `signal` aborts when the query changes or the list closes. */
    search: fromPromise<readonly MentionChoice[], { query: string }>(missingActor('mention', 'search')),
  },
  actions: {
    applyChange: assign(({ context, event }) =>
      event.type === 'text.changed'
        ? { model: applyChange(context.model, event.text, event.caret), caret: event.caret }
        : {},
    ),
    moveCaret: assign({ caret: ({ context, event }) => ('caret' in event ? event.caret : context.caret) }),
    readTrigger: assign(({ context }) => ({ ...readTrigger(context), focused: 0 })),
    replaceText: assign(({ event }) =>
      event.type === 'text.replaced'
        ? { model: event.model, caret: event.model.text.length, trigger: undefined, dismissedAt: undefined }
        : {},
    ),
    dismiss: assign({ dismissedAt: ({ context }) => context.trigger?.start }),
    setSuggestions: assign((_, { suggestions }: { suggestions: readonly MentionChoice[] }) => ({
      suggestions,
      focused: 0,
    })),
    clearSuggestions: assign({ suggestions: [], focused: 0 }),
    moveFocus: assign({
      focused: ({ context: { focused, suggestions }, event }) =>
        event.type === 'focus.moved'
          ? (focused + event.step + suggestions.length) % suggestions.length
          : focused,
    }),
    insertChoice: assign(({ context }, { choice }: { choice: MentionChoice | undefined }) => {
      if (!choice || !context.trigger) return {};
      return { ...insertMention(context.model, context.trigger, choice), trigger: undefined };
    }),
    insertLineBreak: assign(({ context: { model, caret, trigger } }) =>
      trigger ? insertLineBreak(model, trigger.end, caret) : {},
    ),
    emitInserted: emit(({ context }, { choice }: { choice: MentionChoice | undefined }) => ({
      type: 'mention.inserted',
      id: choice?.id ?? '',
      caret: context.caret,
    })),
    emitLineBreak: emit(({ context }) => ({ type: 'lineBreak.inserted', caret: context.caret })),
  },
  guards: {
    hasMoved: ({ context, event }) => event.type === 'caret.moved' && event.caret !== context.caret,
    isMentioning: ({ context }) => isMentioning(context),
    isEditAfterEnter: ({ context, event }) =>
      event.type === 'text.changed' && isEditAfterEnter(context, event.text),
    isEmpty: (_, { suggestions }: { suggestions: readonly MentionChoice[] }) => suggestions.length === 0,
    hasSuggestions: ({ context }) => context.suggestions.length > 0,
    hasNoChoiceYet: ({ context: { focused }, event }) =>
      event.type === 'suggestion.chosen' && event.index === undefined && focused === 0,
    isEnterPending: stateIn({ open: { loading: 'choosing' } }),
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
    closed: { entry: 'clearSuggestions' },
    deciding: { always: [{ guard: 'isMentioning', target: 'open' }, { target: 'closed' }] },
    /** Shows the previous query's suggestions until new ones are loaded. */
    open: {
      initial: 'debouncing',
      on: {
        'focus.moved': { guard: 'hasSuggestions', actions: 'moveFocus' },
        'suggestion.chosen': {
          guard: 'hasChoice',
          target: 'closed',
          actions: [
            {
              type: 'insertChoice',
              params: ({ context, event }) => ({ choice: chosenBy(context, event) }),
            },
            {
              type: 'emitInserted',
              params: ({ context, event }) => ({ choice: chosenBy(context, event) }),
            },
          ],
        },
        'list.dismissed': { target: 'closed', actions: 'dismiss' },
      },
      states: {
        debouncing: {
          on: { 'suggestion.chosen': { guard: 'hasNoChoiceYet', target: 'loading.choosing' } },
          after: { debounce: 'loading' },
        },
        loading: {
          initial: 'waiting',
          states: {
            waiting: {
              on: { 'suggestion.chosen': { guard: 'hasNoChoiceYet', target: 'choosing' } },
            },
            /** Enter is pending until the response. Any other end of the search turns it into a line break. */
            choosing: {
              // The previous query's suggestions do not count.
              entry: 'clearSuggestions',
              on: {
                'text.changed': {
                  guard: 'isEditAfterEnter',
                  target: '#mention.settlingEnter',
                  actions: 'applyChange',
                },
                'caret.moved': { guard: 'hasMoved', target: '#mention.settlingEnter', actions: 'moveCaret' },
                'list.dismissed': { target: '#mention.settlingEnter', actions: 'dismiss' },
              },
            },
          },
          invoke: {
            id: 'search',
            src: 'search',
            input: ({ context }) => ({ query: context.trigger?.query.trim() ?? '' }),
            onDone: [
              {
                guard: 'isEnterPending',
                target: '#mention.settlingEnter',
                actions: { type: 'setSuggestions', params: ({ event }) => ({ suggestions: event.output }) },
              },
              {
                guard: { type: 'isEmpty', params: ({ event }) => ({ suggestions: event.output }) },
                target: '#mention.closed',
              },
              {
                target: 'shown',
                actions: { type: 'setSuggestions', params: ({ event }) => ({ suggestions: event.output }) },
              },
            ],
            onError: [
              { guard: 'isEnterPending', target: '#mention.settlingEnter' },
              { target: '#mention.closed' },
            ],
          },
        },
        shown: {},
      },
    },
    settlingEnter: {
      always: [
        {
          guard: 'hasSuggestions',
          target: 'closed',
          actions: [
            { type: 'insertChoice', params: ({ context }) => ({ choice: context.suggestions[0] }) },
            { type: 'emitInserted', params: ({ context }) => ({ choice: context.suggestions[0] }) },
          ],
        },
        { target: 'deciding', actions: ['insertLineBreak', 'readTrigger', 'emitLineBreak'] },
      ],
    },
  },
});

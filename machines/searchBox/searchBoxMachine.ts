import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';

import { missingActor } from '../shared/missingActor';

/** A suggested post, with the API's field names. */
export interface PostMatch {
  _id: string;
  postTitle: string;
}

export type SearchBoxEvent =
  /** The user edited the text. */
  | { type: 'text.changed'; text: string }
  /** Fills in the query of the current results page, without a request. */
  | { type: 'text.filled'; text: string }
  /** Arrow keys; wraps around. */
  | { type: 'focus.moved'; step: 1 | -1 }
  /** The user submitted the form. */
  | { type: 'form.submitted' }
  /** Enter (chooses the focused suggestion), or a click (with its index). */
  | { type: 'suggestion.chosen'; index?: number }
  /** A click outside, or Escape. */
  | { type: 'list.dismissed' }
  /** The field got the focus. */
  | { type: 'box.entered' };

export type SearchBoxEmitted =
  /** The user chose a post: open it. */
  | { type: 'suggestion.chosen'; id: string }
  /** The user submitted a search: show the results for the trimmed text, or all posts if empty. */
  | { type: 'search.submitted'; text: string };

interface SearchBoxContext {
  text: string;
  suggestions: readonly PostMatch[];
  /** Index of the focused suggestion; while undefined, Enter submits the search. */
  focused: number | undefined;
}

const chosenBy = ({ suggestions, focused }: SearchBoxContext, event: SearchBoxEvent) =>
  event.type === 'suggestion.chosen' ? suggestions[event.index ?? focused ?? -1] : undefined;

/** The search box. The list of suggestions is visible in the state `open`. */
export const searchBoxMachine = setup({
  types: {
    context: {} as SearchBoxContext,
    events: {} as SearchBoxEvent,
    emitted: {} as SearchBoxEmitted,
  },
  actors: {
    /** Searches posts by title. */
    suggest: fromPromise<readonly PostMatch[], { text: string }>(missingActor('searchBox', 'suggest')),
  },
  actions: {
    setText: assign({
      text: ({ context, event }) =>
        event.type === 'text.changed' || event.type === 'text.filled' ? event.text : context.text,
    }),
    setSuggestions: assign((_, { suggestions }: { suggestions: readonly PostMatch[] }) => ({ suggestions })),
    clearSuggestions: assign({ suggestions: [], focused: undefined }),
    moveFocus: assign({
      focused: ({ context: { focused, suggestions }, event }) => {
        if (event.type !== 'focus.moved') return focused;
        const from = focused ?? (event.step === 1 ? -1 : 0);
        return (from + event.step + suggestions.length) % suggestions.length;
      },
    }),
    emitChosen: emit((_, { id }: { id: string }) => ({ type: 'suggestion.chosen', id })),
    emitSubmitted: emit(({ context }) => ({ type: 'search.submitted', text: context.text.trim() })),
  },
  guards: {
    isLongEnough: ({ context }) => [...context.text.trim()].length >= 2,
    isSameQuery: ({ context, event }) =>
      event.type === 'text.changed' && event.text.trim() === context.text.trim(),
    hasChoice: ({ context, event }) => chosenBy(context, event) !== undefined,
    isEmpty: (_, { suggestions }: { suggestions: readonly PostMatch[] }) => suggestions.length === 0,
  },
  delays: { debounce: 300 },
}).createMachine({
  id: 'searchBox',
  context: { text: '', suggestions: [], focused: undefined },
  initial: 'closed',
  on: {
    'text.changed': [
      { guard: 'isSameQuery', actions: 'setText' },
      { target: '.deciding', actions: 'setText' },
    ],
    'text.filled': { target: '.closed', actions: 'setText' },
    'form.submitted': { target: '.closed', actions: 'emitSubmitted' },
  },
  states: {
    closed: {
      entry: 'clearSuggestions',
      on: { 'box.entered': { guard: 'isLongEnough', target: 'open' } },
    },
    deciding: { always: [{ guard: 'isLongEnough', target: 'open' }, { target: 'closed' }] },
    open: {
      initial: 'debouncing',
      entry: 'clearSuggestions',
      on: {
        'list.dismissed': 'closed',
      },
      states: {
        debouncing: { after: { debounce: 'loading' } },
        loading: {
          invoke: {
            id: 'suggest',
            src: 'suggest',
            input: ({ context }) => ({ text: context.text.trim() }),
            onDone: [
              {
                guard: { type: 'isEmpty', params: ({ event }) => ({ suggestions: event.output }) },
                target: 'empty',
              },
              {
                target: 'shown',
                actions: { type: 'setSuggestions', params: ({ event }) => ({ suggestions: event.output }) },
              },
            ],
            onError: 'empty',
          },
        },
        empty: {},
        shown: {
          on: {
            'focus.moved': { actions: 'moveFocus' },
            'suggestion.chosen': {
              guard: 'hasChoice',
              target: '#searchBox.closed',
              actions: {
                type: 'emitChosen',
                params: ({ context, event }) => ({ id: chosenBy(context, event)?._id ?? '' }),
              },
            },
          },
        },
      },
    },
  },
});

/** Returns the status text of an open list without suggestions; otherwise undefined. */
export function searchBoxStatus(
  snapshot: SnapshotFrom<typeof searchBoxMachine>,
): 'loading' | 'none' | undefined {
  if (snapshot.matches({ open: 'empty' })) return 'none';
  if (snapshot.matches({ open: 'shown' }) || !snapshot.matches('open')) return undefined;
  return 'loading';
}

import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';

/** A post whose title matches, with the field names of the wire. */
export interface PostMatch {
  _id: string;
  postTitle: string;
}

export type SearchBoxEvent =
  /** Somebody types. */
  | { type: 'text.changed'; text: string }
  /** The page shown is of this search, or of none: the box says so, and asks nothing. */
  | { type: 'text.filled'; text: string }
  /** Arrow keys; wraps around. */
  | { type: 'focus.moved'; step: 1 | -1 }
  /** Enter or the search button. */
  | { type: 'form.submitted' }
  /** A click on a suggestion. */
  | { type: 'suggestion.chosen'; id: string }
  /** A click outside, or Escape. */
  | { type: 'list.dismissed' }
  /** The box has the keyboard again. */
  | { type: 'box.entered' };

export type SearchBoxEmitted =
  /** Open the post. */
  | { type: 'suggestion.chosen'; id: string }
  /** Show the results; all posts when the trimmed `text` is empty. */
  | { type: 'search.submitted'; text: string };

interface SearchBoxContext {
  text: string;
  suggestions: readonly PostMatch[];
  /** Index of the suggestion that Enter opens; undefined when Enter searches. */
  focused: number | undefined;
}

/** The search box with its suggestions. The list is shown in `open`. */
export const searchBoxMachine = setup({
  types: {
    context: {} as SearchBoxContext,
    events: {} as SearchBoxEvent,
    emitted: {} as SearchBoxEmitted,
  },
  actors: {
    /** Finds posts by title; `app` binds it with `provide`. */
    suggest: fromPromise<readonly PostMatch[], { text: string }>(() => {
      throw new Error('searchBoxMachine: provide the "suggest" actor before starting it.');
    }),
  },
  actions: {
    setText: assign({
      text: ({ context, event }) =>
        event.type === 'text.changed' || event.type === 'text.filled' ? event.text : context.text,
    }),
    offer: assign((_, { suggestions }: { suggestions: readonly PostMatch[] }) => ({ suggestions })),
    clearSuggestions: assign({ suggestions: [], focused: undefined }),
    moveFocus: assign({
      focused: ({ context: { focused, suggestions }, event }) => {
        if (event.type !== 'focus.moved') return focused;
        const from = focused ?? (event.step === 1 ? -1 : 0);
        return (from + event.step + suggestions.length) % suggestions.length;
      },
    }),
    emitFocused: emit(({ context }) => ({
      type: 'suggestion.chosen',
      id: context.suggestions[context.focused ?? 0]?._id ?? '',
    })),
    emitChosen: emit((_, { id }: { id: string }) => ({ type: 'suggestion.chosen', id })),
    emitSubmitted: emit(({ context }) => ({ type: 'search.submitted', text: context.text.trim() })),
  },
  guards: {
    isLongEnough: ({ context }) => context.text.trim().length >= 2,
    asksTheSame: ({ context, event }) =>
      event.type === 'text.changed' && event.text.trim() === context.text.trim(),
    hasFocus: ({ context }) => context.focused !== undefined,
    isEmpty: (_, { suggestions }: { suggestions: readonly PostMatch[] }) => suggestions.length === 0,
  },
  delays: { debounce: 300 },
}).createMachine({
  id: 'searchBox',
  context: { text: '', suggestions: [], focused: undefined },
  initial: 'closed',
  on: {
    'text.changed': [
      { guard: 'asksTheSame', actions: 'setText' },
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
        'suggestion.chosen': {
          target: 'closed',
          actions: { type: 'emitChosen', params: ({ event }) => ({ id: event.id }) },
        },
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
                actions: { type: 'offer', params: ({ event }) => ({ suggestions: event.output }) },
              },
            ],
            onError: 'empty',
          },
        },
        empty: {},
        shown: {
          on: {
            'focus.moved': { actions: 'moveFocus' },
            'form.submitted': { guard: 'hasFocus', target: '#searchBox.closed', actions: 'emitFocused' },
          },
        },
      },
    },
  },
});

/** What the open list shows in place of suggestions; undefined when it is closed or has some. */
export function searchBoxStatus(
  snapshot: SnapshotFrom<typeof searchBoxMachine>,
): 'loading' | 'none' | undefined {
  if (snapshot.matches({ open: 'empty' })) return 'none';
  if (snapshot.matches({ open: 'shown' }) || !snapshot.matches('open')) return undefined;
  return 'loading';
}

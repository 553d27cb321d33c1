import { describe, expect, it } from 'vitest';

import { reachedStates, unreachedStates } from '../testing/reachedStates';
import { mentionMachine } from './mentionMachine';

describe('the states of mentionMachine', () => {
  const reached = reachedStates(
    mentionMachine,
    undefined,
    [
      { type: 'text.changed', text: '@an', caret: 3 },
      { type: 'text.changed', text: 'hi', caret: 2 },
      { type: 'suggestion.chosen' },
      { type: 'list.dismissed' },
      { type: 'xstate.done.actor.search', output: [{ id: 'ann', display: 'ann', username: 'ann' }] },
      { type: 'xstate.done.actor.search', output: [] },
      { type: 'xstate.error.actor.search', error: {} },
    ],
    ({ suggestions, dismissedAt }) => [suggestions.length, dismissedAt],
  );

  it('reaches every state', () => {
    expect(unreachedStates(mentionMachine, reached)).toEqual([]);
  });

  it.each(reached)('offers suggestions only in an open list: $name', ({ snapshot }) => {
    if (snapshot.matches('closed')) expect(snapshot.context.suggestions).toEqual([]);
    if (snapshot.matches({ open: 'shown' })) expect(snapshot.context.suggestions).not.toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, transition } from 'xstate';

import { deferred, flushPromises, type Deferred } from '../testing/promises';
import { reachedStates, unreachedStates } from '../testing/reachedStates';
import { watchTransitions } from '../testing/takenTransitions';
import { searchBoxMachine, searchBoxStatus, type PostMatch, type SearchBoxEmitted } from './searchBoxMachine';

const found: PostMatch[] = ['Bitcoin', 'Bit by bit', 'Habits'].map((postTitle, index) => ({
  _id: `p${index + 1}`,
  postTitle,
}));

const { inspect, missed } = watchTransitions(searchBoxMachine);

function startBox() {
  const clock = new SimulatedClock();
  const calls: (Deferred<readonly PostMatch[]> & { text: string })[] = [];
  const emitted: SearchBoxEmitted[] = [];
  const suggest = fromPromise<readonly PostMatch[], { text: string }>(({ input: { text } }) => {
    const response = deferred<readonly PostMatch[]>();
    calls.push({ ...response, text });
    return response.promise;
  });
  const actor = createActor(searchBoxMachine.provide({ actors: { suggest } }), { clock, inspect });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const type = (text: string) => actor.send({ type: 'text.changed', text });
  return {
    actor,
    clock,
    calls,
    emitted,
    type,
    context: () => actor.getSnapshot().context,
    state: () => actor.getSnapshot().value,
    status: () => searchBoxStatus(actor.getSnapshot()),
    show: async (text = 'bit', suggestions: readonly PostMatch[] = found) => {
      type(text);
      clock.increment(300);
      calls.at(-1)?.resolve(suggestions);
      await flushPromises();
    },
  };
}

describe('searchBoxMachine', () => {
  describe('suggesting', () => {
    // @spec 5.5, 9.3
    it('debounces the search for the trimmed text by 300 ms', () => {
      const { type, clock, calls, status } = startBox();
      type(' bi');
      clock.increment(299);
      type(' bit ');
      clock.increment(299);
      expect(calls).toHaveLength(0);
      clock.increment(1);
      expect(calls.map(({ text }) => text)).toEqual(['bit']);
      expect(status()).toBe('loading');
    });

    // @spec 5.5, 9.3
    it.each(['', 'b', ' b ', '🚀', '   '])('stays closed for %j', (text) => {
      const { type, clock, calls, state, status } = startBox();
      type(text);
      clock.increment(1000);
      expect(calls).toHaveLength(0);
      expect(state()).toBe('closed');
      expect(status()).toBeUndefined();
    });

    it('fills in the query of the page without a request', async () => {
      const { actor, show, clock, calls, state, context } = startBox();
      await show('moon');
      actor.send({ type: 'text.filled', text: 'habits' });
      clock.increment(1000);
      expect(context()).toMatchObject({ text: 'habits', suggestions: [] });
      expect(state()).toBe('closed');
      expect(calls).toHaveLength(1);
    });

    // @spec 9.3
    it('starts at two characters', () => {
      const { type, clock, calls } = startBox();
      type('bi');
      clock.increment(300);
      expect(calls).toHaveLength(1);
    });

    it('shows suggestions with none focused', async () => {
      const { show, state, context, status } = startBox();
      await show();
      expect(state()).toEqual({ open: 'shown' });
      expect(context()).toMatchObject({ suggestions: found, focused: undefined });
      expect(status()).toBeUndefined();
    });

    it('reports an empty result', async () => {
      const { show, status } = startBox();
      await show('xyz', []);
      expect(status()).toBe('none');
    });

    // @spec 8.18
    it('shows no suggestions when the request fails', async () => {
      const { show, type, clock, calls, context, status } = startBox();
      await show();
      type('bitc');
      clock.increment(300);
      calls[1]?.reject(new Error('offline'));
      await flushPromises();
      expect(context().suggestions).toEqual([]);
      expect(status()).toBe('none');
    });

    it('drops a stale response', async () => {
      const { type, clock, calls, state } = startBox();
      type('bi');
      clock.increment(300);
      type('bit');
      calls[0]?.resolve(found);
      await flushPromises();
      expect(state()).toEqual({ open: 'debouncing' });
    });

    it('does not search again when only outer spaces change', async () => {
      const { show, type, state, context } = startBox();
      await show('bit');
      type('bit ');
      expect(state()).toEqual({ open: 'shown' });
      expect(context().text).toBe('bit ');
      type('bit');
      expect(state()).toEqual({ open: 'shown' });
    });

    it('closes when the text gets too short', async () => {
      const { show, type, state, context } = startBox();
      await show();
      type('b');
      expect(state()).toBe('closed');
      expect(context().suggestions).toEqual([]);
    });
  });

  describe('closing', () => {
    it('drops the pending response on an outside click or Escape', async () => {
      const { type, clock, calls, actor, state, emitted } = startBox();
      type('bit');
      clock.increment(300);
      actor.send({ type: 'list.dismissed' });
      calls[0]?.resolve(found);
      await flushPromises();
      expect(state()).toBe('closed');
      expect(emitted).toEqual([]);
    });

    it('reopens when a field with enough text regains the focus', async () => {
      const { show, actor, clock, calls, state } = startBox();
      actor.send({ type: 'box.entered' });
      expect(state()).toBe('closed');
      await show();
      actor.send({ type: 'list.dismissed' });
      actor.send({ type: 'box.entered' });
      clock.increment(300);
      expect(state()).toEqual({ open: 'loading' });
      expect(calls).toHaveLength(2);
    });
  });

  describe('the keyboard', () => {
    it.each([
      ['down', [1, 1, 1, 1] as const, [0, 1, 2, 0]],
      ['up', [-1, -1, -1, -1] as const, [2, 1, 0, 2]],
    ])('moves the focus %s and wraps around', async (_, steps, indices) => {
      const { show, actor, context } = startBox();
      await show();
      const seen = steps.map((step) => {
        actor.send({ type: 'focus.moved', step });
        return context().focused;
      });
      expect(seen).toEqual(indices);
    });

    it('opens the focused suggestion on Enter', async () => {
      const { show, actor, emitted, state } = startBox();
      await show();
      actor.send({ type: 'focus.moved', step: 1 });
      actor.send({ type: 'focus.moved', step: 1 });
      actor.send({ type: 'suggestion.chosen' });
      expect(emitted).toEqual([{ type: 'suggestion.chosen', id: 'p2' }]);
      expect(state()).toBe('closed');
    });

    it('chooses nothing while nothing is focused', async () => {
      const { show, actor, emitted, state } = startBox();
      await show();
      actor.send({ type: 'suggestion.chosen' });
      expect(emitted).toEqual([]);
      expect(state()).toEqual({ open: 'shown' });
    });

    it('submits the search on Enter when nothing is focused', async () => {
      const { show, actor, emitted, state } = startBox();
      await show(' bit ');
      actor.send({ type: 'form.submitted' });
      expect(emitted).toEqual([{ type: 'search.submitted', text: 'bit' }]);
      expect(state()).toBe('closed');
    });

    it('resets the focus when new suggestions arrive', async () => {
      const { show, actor, context } = startBox();
      await show();
      actor.send({ type: 'focus.moved', step: 1 });
      await show('bits');
      expect(context().focused).toBeUndefined();
    });
  });

  it('opens the clicked suggestion', async () => {
    const { show, actor, emitted, state } = startBox();
    await show();
    actor.send({ type: 'suggestion.chosen', index: 2 });
    expect(emitted).toEqual([{ type: 'suggestion.chosen', id: 'p3' }]);
    expect(state()).toBe('closed');
  });

  it('submits an empty search', () => {
    const { type, actor, emitted } = startBox();
    type('  ');
    actor.send({ type: 'form.submitted' });
    expect(emitted).toEqual([{ type: 'search.submitted', text: '' }]);
  });

  const reached = reachedStates(
    searchBoxMachine,
    undefined,
    [
      { type: 'text.changed', text: 'bit' },
      { type: 'text.changed', text: '' },
      { type: 'focus.moved', step: 1 },
      { type: 'form.submitted' },
      { type: 'list.dismissed' },
      { type: 'xstate.done.actor.suggest', output: found },
      { type: 'xstate.done.actor.suggest', output: [] },
      { type: 'xstate.error.actor.suggest', error: {} },
    ],
    ({ text, suggestions, focused }) => [text, suggestions.length, focused],
  );

  it('reaches every state', () => {
    expect(unreachedStates(searchBoxMachine, reached)).toEqual([]);
  });

  it.each(reached)('submits from $name and closes', ({ snapshot }) => {
    const [next] = transition(searchBoxMachine, snapshot, { type: 'form.submitted' });
    expect(next.value).toBe('closed');
    expect(next.context.suggestions).toEqual([]);
  });

  it('takes every transition', () => {
    expect(missed()).toEqual([]);
  });
});

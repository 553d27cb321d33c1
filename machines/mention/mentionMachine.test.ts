import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';

import { deferred, flushPromises, type Deferred } from '../testing/promises';
import { watchTransitions } from '../testing/takenTransitions';
import { mentionMachine, type MentionChoice, type MentionEmitted } from './mentionMachine';
import { emptyText, toMarkup } from './mentionText';

const choice = (name: string): MentionChoice => ({ id: `id-${name}`, display: name, username: name });
const found = ['ann', 'anna', 'anton'].map(choice);

const { inspect, missed } = watchTransitions(mentionMachine);

function startWriting() {
  const clock = new SimulatedClock();
  const searches: (Deferred<readonly MentionChoice[]> & { query: string })[] = [];
  const emitted: MentionEmitted[] = [];
  const search = fromPromise<readonly MentionChoice[], { query: string }>(({ input: { query } }) => {
    const response = deferred<readonly MentionChoice[]>();
    searches.push({ ...response, query });
    return response.promise;
  });
  const actor = createActor(mentionMachine.provide({ actors: { search } }), { clock, inspect });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    clock,
    searches,
    emitted,
    context,
    state: () => actor.getSnapshot().value,
    isOpen: () => actor.getSnapshot().matches('open'),
    write: (text: string, caret = text.length) => actor.send({ type: 'text.changed', text, caret }),
    pressEnterWhilePending: (text: string, caret = text.length) => {
      actor.send({ type: 'text.changed', text, caret });
      clock.increment(150);
      actor.send({ type: 'suggestion.chosen' });
    },
    focusedName: () => context().suggestions[context().focused]?.display,
    suggest: async (text: string, suggestions = found) => {
      actor.send({ type: 'text.changed', text, caret: text.length });
      clock.increment(150);
      searches.at(-1)?.resolve(suggestions);
      await flushPromises();
    },
  };
}

describe('mentionMachine', () => {
  describe('searching', () => {
    // @spec 4.15
    it('debounces the search by 150 ms', () => {
      const { write, clock, searches, state } = startWriting();
      write('@a');
      clock.increment(100);
      write('@an');
      clock.increment(149);
      expect(searches).toHaveLength(0);
      expect(state()).toEqual({ open: 'debouncing' });
      clock.increment(1);
      expect(searches.map(({ query }) => query)).toEqual(['an']);
      expect(state()).toEqual({ open: { loading: 'waiting' } });
    });

    // @spec 5.6
    it.each(['@', 'no trigger', 'a@b', '@  '])('does not search for %j', (text) => {
      const { write, clock, searches, state } = startWriting();
      write(text);
      clock.increment(1000);
      expect(searches).toHaveLength(0);
      expect(state()).toBe('closed');
    });

    it('trims the query', async () => {
      const { suggest, searches } = startWriting();
      await suggest('@ann ');
      expect(searches[0]?.query).toBe('ann');
    });

    it('shows suggestions with the first one focused', async () => {
      const { suggest, state, context, focusedName } = startWriting();
      await suggest('@an');
      expect(state()).toEqual({ open: 'shown' });
      expect(context().suggestions).toEqual(found);
      expect(focusedName()).toBe('ann');
    });

    // @spec 4.15
    it('closes on an empty result and searches again for the next letter', async () => {
      const { suggest, state } = startWriting();
      await suggest('@x', []);
      expect(state()).toBe('closed');
      await suggest('@xa');
      expect(state()).toEqual({ open: 'shown' });
    });

    // @spec 8.18
    it('closes when the search fails', async () => {
      const { write, clock, searches, state, context } = startWriting();
      write('@an');
      clock.increment(150);
      searches[0]?.reject(new Error('offline'));
      await flushPromises();
      expect(state()).toBe('closed');
      expect(context().suggestions).toEqual([]);
    });

    it('drops a stale response', async () => {
      const { write, clock, searches, state, context } = startWriting();
      write('@a');
      clock.increment(150);
      write('@an');
      clock.increment(150);
      searches[0]?.resolve([choice('old')]);
      await flushPromises();
      expect(state()).toEqual({ open: { loading: 'waiting' } });
      searches[1]?.resolve(found);
      await flushPromises();
      expect(context().suggestions).toEqual(found);
    });

    it('keeps the previous suggestions until the next response', async () => {
      const { suggest, write, isOpen, context } = startWriting();
      await suggest('@a');
      write('@an');
      expect(isOpen()).toBe(true);
      expect(context().suggestions).toEqual(found);
    });
  });

  describe('the caret', () => {
    // @spec 4.15
    it('closes the list when it leaves the name', async () => {
      const { suggest, actor, state, context } = startWriting();
      await suggest('hi @an');
      actor.send({ type: 'caret.moved', caret: 2 });
      expect(state()).toBe('closed');
      expect(context().suggestions).toEqual([]);
    });

    // @spec 4.15
    it('opens the list when it comes back', () => {
      const { write, actor, isOpen } = startWriting();
      write('hi @an', 0);
      expect(isOpen()).toBe(false);
      actor.send({ type: 'caret.moved', caret: 6 });
      expect(isOpen()).toBe(true);
    });

    it('does nothing when the caret has not moved', async () => {
      const { suggest, actor, state } = startWriting();
      await suggest('@an');
      actor.send({ type: 'caret.moved', caret: 3 });
      expect(state()).toEqual({ open: 'shown' });
    });
  });

  describe('choosing', () => {
    // @spec 4.16
    it('moves the focus with the arrow keys and wraps around', async () => {
      const { suggest, actor, focusedName } = startWriting();
      await suggest('@an');
      const names = ([1, 1, 1, -1, -1] as const).map((step) => {
        actor.send({ type: 'focus.moved', step });
        return focusedName();
      });
      expect(names).toEqual(['anna', 'anton', 'ann', 'anton', 'anna']);
    });

    it('ignores arrow keys without suggestions', () => {
      const { write, actor, context } = startWriting();
      write('@an');
      actor.send({ type: 'focus.moved', step: 1 });
      expect(context().focused).toBe(0);
    });

    // @spec 4.18
    it('inserts the focused user with a space and emits the caret position', async () => {
      const { suggest, actor, emitted, context, state } = startWriting();
      await suggest('hi @an');
      actor.send({ type: 'focus.moved', step: 1 });
      actor.send({ type: 'suggestion.chosen' });
      expect(context().model.text).toBe('hi @anna ');
      expect(toMarkup(context().model)).toBe('hi @[anna](id-anna) ');
      expect(emitted).toEqual([{ type: 'mention.inserted', id: 'id-anna', caret: 9 }]);
      expect(state()).toBe('closed');
    });

    it('inserts the clicked suggestion', async () => {
      const { suggest, actor, context } = startWriting();
      await suggest('@an');
      actor.send({ type: 'suggestion.chosen', index: 2 });
      expect(context().model.text).toBe('@anton ');
    });

    it('stays closed after a choice and drops an edited mention', async () => {
      const { suggest, actor, write, state, context } = startWriting();
      await suggest('@an');
      actor.send({ type: 'suggestion.chosen' });
      write('@ann ok');
      expect(state()).toBe('closed');
      expect(context().model.mentions).toHaveLength(1);
      write('@an ok', 3);
      expect(context().model.mentions).toHaveLength(0);
    });
  });

  describe('Enter before the response', () => {
    // @spec 4.16
    it('skips the debounce and chooses the first suggestion once loaded', async () => {
      const { write, clock, actor, searches, emitted, context, state } = startWriting();
      write('hi @an');
      actor.send({ type: 'suggestion.chosen' });
      expect(searches.map(({ query }) => query)).toEqual(['an']);
      expect(context().model.text).toBe('hi @an');

      searches[0]?.resolve(found);
      await flushPromises();
      clock.increment(1000);
      expect(context().model.text).toBe('hi @ann ');
      expect(emitted).toEqual([{ type: 'mention.inserted', id: 'id-ann', caret: 8 }]);
      expect(state()).toBe('closed');
      expect(searches).toHaveLength(1);
    });

    it.each([
      ['debounce', 0],
      ['search', 150],
    ])('does not choose a suggestion of the previous query during the %s', async (_, waited) => {
      const { suggest, write, clock, actor, searches, context } = startWriting();
      await suggest('@ann');
      write('@ann hello');
      clock.increment(waited);
      actor.send({ type: 'suggestion.chosen' });
      expect(context().model.text).toBe('@ann hello');

      searches.at(-1)?.resolve([]);
      await flushPromises();
      expect(context().model.text).toBe('@ann hello\n');
    });

    it('does not choose one of the previous query when the search fails', async () => {
      const { suggest, pressEnterWhilePending, searches, context } = startWriting();
      await suggest('@ann');
      pressEnterWhilePending('@ann hello');
      searches.at(-1)?.reject(new Error('offline'));
      await flushPromises();
      expect(context().model.text).toBe('@ann hello\n');
    });

    it('chooses a clicked or newly focused suggestion of the previous query', async () => {
      const focused = startWriting();
      await focused.suggest('@a');
      focused.actor.send({ type: 'focus.moved', step: 1 });
      focused.write('@an');
      expect(focused.focusedName()).toBe('ann');
      focused.actor.send({ type: 'focus.moved', step: 1 });
      focused.actor.send({ type: 'suggestion.chosen' });
      expect(focused.context().model.text).toBe('@anna ');

      const clicked = startWriting();
      await clicked.suggest('@a');
      clicked.write('@an');
      clicked.actor.send({ type: 'suggestion.chosen', index: 0 });
      expect(clicked.context().model.text).toBe('@ann ');
    });

    it('does not repeat a pending search', async () => {
      const { pressEnterWhilePending, searches, context } = startWriting();
      pressEnterWhilePending('@an');
      expect(searches).toHaveLength(1);
      searches[0]?.resolve(found);
      await flushPromises();
      expect(context().model.text).toBe('@ann ');
    });

    it.each([
      ['no user is found', (search: Deferred<readonly MentionChoice[]>) => search.resolve([])],
      [
        'the search fails',
        (search: Deferred<readonly MentionChoice[]>) => search.reject(new Error('offline')),
      ],
    ])('becomes a line break when %s', async (_, settleSearch) => {
      const { pressEnterWhilePending, searches, emitted, context, state } = startWriting();
      pressEnterWhilePending('hi @an you', 6);
      searches.forEach(settleSearch);
      await flushPromises();
      expect(context().model.text).toBe('hi @an\n you');
      expect(emitted).toEqual([{ type: 'lineBreak.inserted', caret: 7 }]);
      expect(state()).toBe('closed');
    });

    it.each([
      ['Escape', { type: 'list.dismissed' }, 'hi @an\n you', 7],
      ['more text', { type: 'text.changed', text: 'hi @an! you', caret: 7 }, 'hi @an\n! you', 8],
      ['a caret moved back', { type: 'caret.moved', caret: 1 }, 'hi @an\n you', 1],
      ['a caret moved on', { type: 'caret.moved', caret: 8 }, 'hi @an\n you', 9],
    ] as const)('becomes a line break on %s', async (_, event, text, caret) => {
      const { pressEnterWhilePending, actor, searches, emitted, context, state } = startWriting();
      pressEnterWhilePending('hi @an you', 6);
      actor.send(event);
      expect(context().model.text).toBe(text);
      expect(emitted).toEqual([{ type: 'lineBreak.inserted', caret }]);
      expect(state()).toBe('closed');

      searches[0]?.resolve(found);
      await flushPromises();
      expect(context().model.text).toBe(text);
    });

    it('is dropped by an edit before it, such as Backspace', () => {
      const { pressEnterWhilePending, write, context, state } = startWriting();
      pressEnterWhilePending('@an');
      write('@a');
      expect(context().model.text).toBe('@a');
      expect(state()).toEqual({ open: 'debouncing' });
    });

    it('is dropped when the whole text is replaced', async () => {
      const { pressEnterWhilePending, actor, searches, context } = startWriting();
      pressEnterWhilePending('@an');
      actor.send({ type: 'text.replaced', model: emptyText });
      searches[0]?.resolve(found);
      await flushPromises();
      expect(context().model).toEqual(emptyText);
    });
  });

  describe('Escape', () => {
    it('closes the list for this @, but not for the next', async () => {
      const { suggest, actor, write, clock, searches, isOpen } = startWriting();
      await suggest('@an');
      actor.send({ type: 'list.dismissed' });
      expect(isOpen()).toBe(false);
      write('@ann');
      clock.increment(1000);
      expect(isOpen()).toBe(false);
      expect(searches).toHaveLength(1);
      write('@ann  @b');
      expect(isOpen()).toBe(true);
    });

    it('is forgotten once the caret leaves the name', async () => {
      const { suggest, actor, isOpen } = startWriting();
      await suggest('hi @an');
      actor.send({ type: 'list.dismissed' });
      actor.send({ type: 'caret.moved', caret: 1 });
      actor.send({ type: 'caret.moved', caret: 6 });
      expect(isOpen()).toBe(true);
    });

    it('drops the pending response', async () => {
      const { write, clock, actor, searches, state } = startWriting();
      write('@an');
      clock.increment(150);
      actor.send({ type: 'list.dismissed' });
      searches[0]?.resolve(found);
      await flushPromises();
      expect(state()).toBe('closed');
    });
  });

  it('can be cleared on submit and restored when submitting fails', async () => {
    const { suggest, actor, context, state } = startWriting();
    await suggest('@an');
    actor.send({ type: 'suggestion.chosen' });
    const { model } = context();
    actor.send({ type: 'text.replaced', model: emptyText });
    expect(context()).toMatchObject({ model: emptyText, caret: 0, trigger: undefined });
    actor.send({ type: 'text.replaced', model });
    expect(context()).toMatchObject({ model, caret: 5 });
    expect(state()).toBe('closed');
  });

  it('takes every transition', () => {
    expect(missed()).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { transition } from 'xstate';

import { reachedStates, unreachedStates } from '../testing/reachedStates';
import { ann } from '../testing/startTestChat';
import { chatMachine } from './chatMachine';

describe('the states of chatMachine', () => {
  const reached = reachedStates(
    chatMachine,
    { user: ann },
    [
      { type: 'draft.changed', text: 'hi' },
      { type: 'message.submitted' },
      { type: 'history.requested' },
      { type: 'earlier.offered' },
      { type: 'earlier.requested' },
      { type: 'xstate.done.actor.earlier', output: { messages: [], hasMore: false } },
      { type: 'xstate.done.actor.history', output: [] },
      { type: 'xstate.error.actor.history', error: {} },
      { type: 'xstate.done.actor.send', output: undefined },
      { type: 'xstate.error.actor.send', error: {} },
    ],
    ({ draft, outbox }) => [draft, Math.min(outbox.length, 2)],
  );

  it('reaches every state', () => {
    expect(unreachedStates(chatMachine, reached)).toEqual([]);
  });

  it('reaches every combination of its regions', () => {
    const all = ['loading', 'ready', 'failed'].flatMap((history) =>
      ['none', 'offered', 'loading'].flatMap((earlier) =>
        ['idle', 'pending'].map((sending) => JSON.stringify({ history, earlier, sending })),
      ),
    );
    expect(reached.map(({ name }) => name).sort()).toEqual(all.sort());
  });

  it.each(reached)('has an outbox exactly while sending: $name', ({ snapshot }) => {
    expect(snapshot.context.outbox.length > 0).toBe(snapshot.matches({ sending: 'pending' }));
  });

  it.each(reached)('stops sending at log-out from $name', ({ snapshot }) => {
    const [next] = transition(chatMachine, snapshot, { type: 'user.changed', user: undefined });
    expect(next.matches({ sending: 'idle' })).toBe(true);
    expect(next.context.outbox).toEqual([]);
  });
});

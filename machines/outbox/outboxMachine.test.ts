import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';

import { flushPromises } from '../testing/promises';
import { reachedStates, unreachedStates } from '../testing/reachedStates';
import { watchTransitions } from '../testing/takenTransitions';
import type { OutboxEntry } from './outboxEntry';
import { outboxMachine, type OutboxEmitted, type SendResult } from './outboxMachine';

const { inspect, missed } = watchTransitions(outboxMachine);

const entry = (key: string, owner = 'ann', group?: string): OutboxEntry => ({
  key,
  owner,
  ...(group !== undefined && { group }),
  kind: 'comment',
  payload: { text: key },
  createdOn: 0,
});

function startOutbox(owner: string | null = 'ann', stored: OutboxEntry[] = []) {
  const storage = { entries: stored, error: undefined as Error | undefined };
  const sent: OutboxEntry[] = [];
  const emitted: OutboxEmitted[] = [];
  let settle: { resolve: (result: SendResult) => void; reject: (error: Error) => void } | undefined;
  const clock = new SimulatedClock();
  const actor = createActor(
    outboxMachine.provide({
      actors: {
        load: fromPromise(({ input }) =>
          storage.error
            ? Promise.reject(storage.error)
            : Promise.resolve(storage.entries.filter((stored) => stored.owner === input.owner)),
        ),
        send: fromPromise<SendResult, { entry: OutboxEntry }>(({ input }) => {
          sent.push(input.entry);
          return new Promise((resolve, reject) => (settle = { resolve, reject }));
        }),
      },
    }),
    { input: { owner: owner ?? undefined, random: () => 0 }, clock, inspect },
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    actor,
    storage,
    clock,
    emitted,
    respond: async (result: SendResult) => {
      settle?.resolve(result);
      await flushPromises();
    },
    fail: async () => {
      settle?.reject(new Error('unexpected'));
      await flushPromises();
    },
    sent: () => sent.map(({ key }) => key),
    keys: () => actor.getSnapshot().context.entries.map(({ key }) => key),
    state: () => actor.getSnapshot().value,
  };
}

describe('outboxMachine', () => {
  it('sends the stored entries one at a time, in order', async () => {
    const outbox = startOutbox('ann', [entry('1'), entry('2'), entry('3', 'bob')]);
    await flushPromises();
    expect(outbox.sent()).toEqual(['1']);

    await outbox.respond({ type: 'sent' });
    expect(outbox.sent()).toEqual(['1', '2']);
    await outbox.respond({ type: 'gone' });

    expect(outbox.keys()).toEqual([]);
    expect(outbox.state()).toBe('idle');
    expect(outbox.emitted.map(({ type }) => type)).toEqual(['entry.sent', 'entry.sent']);
  });

  it('sends an added entry, followed by entries added meanwhile', async () => {
    const outbox = startOutbox();
    await flushPromises();
    outbox.actor.send({ type: 'entry.added', entry: entry('1') });
    outbox.actor.send({ type: 'entry.added', entry: entry('2') });
    outbox.actor.send({ type: 'entry.added', entry: entry('3', 'bob') });

    expect(outbox.sent()).toEqual(['1']);
    expect(outbox.keys()).toEqual(['1', '2']);
  });

  it('keeps a refused entry for its author, and sends the next one', async () => {
    const outbox = startOutbox('ann', [entry('1'), entry('2')]);
    await flushPromises();
    await outbox.respond({ type: 'refused', message: 'Not today.' });

    expect(outbox.actor.getSnapshot().context.entries[0]).toMatchObject({ key: '1', refusal: 'Not today.' });
    expect(outbox.emitted).toMatchObject([
      { type: 'entry.refused', entry: { key: '1', refusal: 'Not today.' } },
    ]);
    expect(outbox.sent()).toEqual(['1', '2']);

    outbox.actor.send({ type: 'entry.removed', key: '1' });
    expect(outbox.keys()).toEqual(['2']);
  });

  it('reports what another tab has sent or had refused', async () => {
    const outbox = startOutbox('ann', [entry('1'), entry('2'), entry('3')]);
    await flushPromises();
    await outbox.respond({ type: 'later' });
    const refused = { ...entry('2'), refusal: 'Not today.' };
    outbox.storage.entries = [refused, entry('3')];
    outbox.actor.send({ type: 'entries.changed' });
    await flushPromises();

    expect(outbox.emitted).toMatchObject([
      { type: 'entry.sent', entry: { key: '1' } },
      { type: 'entry.refused', entry: refused },
    ]);

    outbox.storage.entries = [refused];
    outbox.actor.send({ type: 'network.restored' });
    await flushPromises();
    expect(outbox.emitted.slice(2)).toMatchObject([{ type: 'entry.sent', entry: { key: '3' } }]);
  });

  it('doubles the wait after each failure, and respects Retry-After', async () => {
    const outbox = startOutbox('ann', [entry('1')]);
    await flushPromises();
    await outbox.respond({ type: 'later' });
    expect(outbox.state()).toEqual({ pausing: 'waiting' });
    outbox.clock.increment(1_000);
    await flushPromises();
    await outbox.fail();
    outbox.clock.increment(1_999);
    expect(outbox.state()).toEqual({ pausing: 'waiting' });
    outbox.clock.increment(1);
    await flushPromises();
    await outbox.respond({ type: 'later', retryAfterMs: 90_000 });
    outbox.clock.increment(89_999);
    expect(outbox.sent()).toHaveLength(3);

    outbox.actor.send({ type: 'network.restored' });
    await flushPromises();
    expect(outbox.sent()).toEqual(['1', '1', '1', '1']);
  });

  it('retries immediately if the connection was restored during an attempt', async () => {
    const outbox = startOutbox('ann', [entry('1')]);
    await flushPromises();
    outbox.actor.send({ type: 'network.restored' });
    await outbox.respond({ type: 'later' });
    expect(outbox.sent()).toEqual(['1', '1']);

    outbox.actor.send({ type: 'network.restored' });
    await outbox.respond({ type: 'later', retryAfterMs: 5_000 });
    expect(outbox.state()).toEqual({ pausing: 'waiting' });
  });

  it('shows another tab’s changes during a backoff, which continues', async () => {
    const outbox = startOutbox('ann', [entry('1'), entry('2')]);
    await flushPromises();
    await outbox.respond({ type: 'later' });
    outbox.storage.entries = [entry('1'), entry('3')];
    outbox.actor.send({ type: 'entries.changed' });
    outbox.actor.send({ type: 'entries.changed' });
    outbox.actor.send({ type: 'entry.added', entry: entry('3') });
    await flushPromises();
    expect(outbox.keys()).toEqual(['1', '3']);

    outbox.storage.error = new Error('no storage');
    outbox.actor.send({ type: 'entries.changed' });
    await flushPromises();
    outbox.storage.error = undefined;
    outbox.clock.increment(1_000);
    await flushPromises();
    expect(outbox.sent()).toEqual(['1', '1']);
  });

  it('honours Retry-After when a busy server refused the first attempt', async () => {
    const outbox = startOutbox();
    await flushPromises();
    outbox.storage.entries = [entry('1')];
    outbox.actor.send({ type: 'entry.added', entry: entry('1'), retryAfterMs: 5_000 });
    outbox.clock.increment(4_999);
    await flushPromises();
    expect(outbox.sent()).toEqual([]);

    outbox.clock.increment(1);
    await flushPromises();
    expect(outbox.sent()).toEqual(['1']);
  });

  it('does not cancel an entry that is being sent', async () => {
    const outbox = startOutbox('ann', [entry('1'), entry('2')]);
    await flushPromises();
    outbox.actor.send({ type: 'entry.removed', key: '1' });
    outbox.actor.send({ type: 'entry.removed', key: '2' });

    expect(outbox.keys()).toEqual(['1']);
  });

  it('never sends for another user, and shows the entries again after a log-in', async () => {
    const outbox = startOutbox('ann', [entry('1')]);
    await flushPromises();
    outbox.actor.send({ type: 'owner.changed', owner: undefined });
    await outbox.respond({ type: 'sent' });
    expect([outbox.state(), outbox.keys()]).toEqual(['guest', []]);

    outbox.actor.send({ type: 'owner.changed', owner: 'bob' });
    await flushPromises();
    expect(outbox.sent()).toEqual(['1']);

    outbox.actor.send({ type: 'owner.changed', owner: 'ann' });
    outbox.actor.send({ type: 'owner.changed', owner: 'ann' });
    await flushPromises();
    expect(outbox.sent()).toEqual(['1', '1']);
  });

  describe('an entry that the server fails at', () => {
    const entries = [entry('1', 'ann', 'a'), entry('2', 'ann', 'a'), entry('3', 'ann', 'b')];

    it('lets entries of other groups pass, and is sent again after a backoff', async () => {
      const outbox = startOutbox('ann', entries);
      await flushPromises();
      await outbox.respond({ type: 'failed' });
      expect(outbox.sent()).toEqual(['1', '3']);
      outbox.storage.entries = entries.slice(0, 2);
      await outbox.respond({ type: 'sent' });
      expect([outbox.state(), outbox.keys()]).toEqual([{ pausing: 'waiting' }, ['1', '2']]);

      outbox.clock.increment(1_000);
      await flushPromises();
      await outbox.respond({ type: 'sent' });
      await outbox.respond({ type: 'sent' });
      expect(outbox.sent()).toEqual(['1', '3', '1', '2']);
      expect(outbox.emitted).toMatchObject([
        { entry: { key: '3' } },
        { entry: { key: '1' } },
        { entry: { key: '2' } },
      ]);
    });

    it('can be cancelled while another is sent, whose response affects only itself', async () => {
      const outbox = startOutbox('ann', entries);
      await flushPromises();
      await outbox.respond({ type: 'failed' });
      outbox.actor.send({ type: 'entry.removed', key: '3' });
      outbox.actor.send({ type: 'entry.removed', key: '1' });
      await outbox.respond({ type: 'refused', message: 'Not today.' });

      expect(outbox.actor.getSnapshot().context.entries).toMatchObject([
        { key: '2' },
        { key: '3', refusal: 'Not today.' },
      ]);
      expect(outbox.sent()).toEqual(['1', '3', '2']);
    });
  });

  it('reads the entries again when another tab has changed them', async () => {
    const outbox = startOutbox();
    await flushPromises();
    outbox.storage.entries = [entry('1')];
    outbox.actor.send({ type: 'entries.changed' });
    await flushPromises();
    expect(outbox.sent()).toEqual(['1']);

    outbox.storage.entries = [entry('2')];
    outbox.actor.send({ type: 'entries.changed' });
    await outbox.respond({ type: 'sent' });
    expect(outbox.sent()).toEqual(['1', '2']);
  });

  it('rereads after another tab has changed them during the read', async () => {
    const outbox = startOutbox();
    outbox.storage.entries = [entry('1')];
    outbox.actor.send({ type: 'entries.changed' });
    await flushPromises();

    expect(outbox.sent()).toEqual(['1']);
  });

  it('rereads after an entry is added during the read', async () => {
    const outbox = startOutbox();
    outbox.storage.entries = [entry('1')];
    outbox.actor.send({ type: 'entry.added', entry: entry('1') });
    await flushPromises();
    expect(outbox.sent()).toEqual(['1']);
  });

  it.each([
    ['after a while', ({ clock }: ReturnType<typeof startOutbox>) => clock.increment(1000)],
    [
      'when the user retries',
      ({ actor }: ReturnType<typeof startOutbox>) => actor.send({ type: 'network.restored' }),
    ],
  ])('reports a failed read and repeats it %s', async (_, retry) => {
    const outbox = startOutbox('ann', [entry('1')]);
    outbox.storage.error = new Error('no storage');
    outbox.actor.send({ type: 'entries.changed' });
    outbox.actor.send({ type: 'entry.added', entry: entry('1') });
    await flushPromises();
    expect(outbox.emitted).toMatchObject([{ type: 'load.failed' }]);

    outbox.storage.error = undefined;
    retry(outbox);
    await flushPromises();
    expect(outbox.sent()).toEqual(['1']);
  });

  it('has nothing to send for a guest', () => {
    const outbox = startOutbox(null);
    outbox.actor.send({ type: 'entry.added', entry: entry('1') });
    outbox.actor.send({ type: 'entry.removed', key: '1' });
    expect([outbox.state(), outbox.sent()]).toEqual(['guest', []]);
  });

  it('reaches every state', () => {
    const reached = reachedStates(
      outboxMachine,
      { owner: 'ann', random: () => 0 },
      [
        { type: 'xstate.done.actor.load', output: [entry('1')] },
        { type: 'xstate.done.actor.load', output: [] },
        { type: 'xstate.done.actor.send', output: { type: 'later' } },
        { type: 'entries.changed' },
        { type: 'owner.changed', owner: undefined },
      ],
      ({ entries }) => entries.length,
    );
    expect(unreachedStates(outboxMachine, reached)).toEqual([]);
  });

  it('takes every transition', () => {
    expect(missed()).toEqual([]);
  });
});

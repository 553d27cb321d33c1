import { describe, expect, it } from 'vitest';
import { transition } from 'xstate';

import { flushPromises } from '../testing/promises';
import { reachedStates, unreachedStates } from '../testing/reachedStates';
import { item, startTestBell } from '../testing/startTestBell';
import { watchTransitions } from '../testing/takenTransitions';
import { notificationsMachine, pollIntervalMs } from './notificationsMachine';

const { inspect, missed } = watchTransitions(notificationsMachine);
const startBell = () => startTestBell(inspect);

const waysToMark = [
  ['a click', { type: 'notification.opened', id: '1' }],
  ['marking the whole list', { type: 'list.read' }],
] as const;

describe('notificationsMachine', () => {
  describe('the count', () => {
    it('is fetched at log-in and every 15 seconds', async () => {
      const { actor, clock, counts, count } = startBell();
      clock.increment(60_000);
      expect(counts).toHaveLength(0);
      actor.send({ type: 'session.started', userId: 'ann' });
      expect(counts).toHaveLength(1);
      counts[0]?.resolve(3);
      await flushPromises();
      expect(count()).toBe(3);
      clock.increment(14_999);
      expect(counts).toHaveLength(1);
      clock.increment(1);
      expect(counts).toHaveLength(2);
      counts[1]?.resolve(4);
      await flushPromises();
      expect(count()).toBe(4);
    });

    it('is polled every 15 seconds despite slow responses and clicks', async () => {
      const { clock, counts, load, open, actor } = startBell();
      await load(2, [item('1')]);
      clock.increment(pollIntervalMs);
      clock.increment(10_000);
      counts[1]?.resolve(2);
      await flushPromises();
      open('1');
      actor.send({ type: 'notification.pushed', count: 1 });
      clock.increment(4_999);
      expect(counts).toHaveLength(2);
      clock.increment(1);
      expect(counts).toHaveLength(3);
    });

    // @spec 8.18
    it('is 0 after a failure, and polled again', async () => {
      const { clock, counts, count, load } = startBell();
      await load(3, []);
      clock.increment(pollIntervalMs);
      counts[1]?.reject(new Error('offline'));
      await flushPromises();
      expect(count()).toBe(0);
      clock.increment(pollIntervalMs);
      expect(counts).toHaveLength(3);
    });

    it('is polled again when a response never arrives', () => {
      const { actor, clock, counts } = startBell();
      actor.send({ type: 'session.started', userId: 'ann' });
      clock.increment(pollIntervalMs);
      expect(counts).toHaveLength(2);
    });

    it('is cleared at log-out, which stops polling', async () => {
      const { actor, clock, counts, count, load, unread } = startBell();
      await load(3, [item('1')]);
      actor.send({ type: 'session.ended' });
      expect(count()).toBe(0);
      expect(unread()).toEqual([]);
      clock.increment(60_000);
      expect(counts).toHaveLength(1);
    });

    it('is reset for the next user', async () => {
      const { actor, counts, count, load, unread } = startBell();
      await load(3, [item('1')]);
      actor.send({ type: 'session.started', userId: 'bob' });
      expect(count()).toBe(0);
      expect(unread()).toEqual([]);
      expect(counts).toHaveLength(2);
    });
  });

  describe('the list', () => {
    it('is ready once loaded', async () => {
      const { actor, lists, status } = startBell();
      actor.send({ type: 'session.started', userId: 'ann' });
      actor.send({ type: 'list.opened' });
      expect(status()).toBe('loading');
      lists[0]?.resolve([]);
      await flushPromises();
      expect(status()).toBe('ready');
    });

    it('keeps its items during a reload', async () => {
      const { actor, load, status, lists } = startBell();
      await load(1, [item('1')]);
      expect(status()).toBe('ready');
      actor.send({ type: 'list.opened' });
      expect(lists).toHaveLength(2);
      expect(status()).toBe('ready');
    });

    it('reports a failure and retries when reopened', async () => {
      const { actor, lists, status } = startBell();
      actor.send({ type: 'session.started', userId: 'ann' });
      actor.send({ type: 'list.opened' });
      lists[0]?.reject(new Error('offline'));
      await flushPromises();
      expect(status()).toBe('failed');
      actor.send({ type: 'list.opened' });
      expect(status()).toBe('loading');
    });
  });

  describe('a click', () => {
    // @spec 4.8
    it('marks the item as read optimistically and sends it', async () => {
      const { load, open, unread, count, marks, emitted } = startBell();
      await load(2, [item('1'), item('2')]);
      open('1');
      expect(unread()).toEqual(['2']);
      expect(count()).toBe(1);
      expect(marks.map(({ ids }) => ids)).toEqual([['1']]);
      expect(emitted).toEqual([{ type: 'notification.opened', notification: item('1', true) }]);
    });

    it('never counts below 0', async () => {
      const { load, open, count } = startBell();
      await load(0, [item('1')]);
      open('1');
      expect(count()).toBe(0);
    });

    it('opens a read item without sending it, and ignores an unknown one', async () => {
      const { load, open, count, marks, emitted } = startBell();
      await load(1, [item('1', true)]);
      open('1');
      open('elsewhere');
      expect(count()).toBe(1);
      expect(marks).toEqual([]);
      expect(emitted).toHaveLength(1);
    });

    it('batches clicks made while the first request is pending', async () => {
      const { load, open, marks, unread } = startBell();
      await load(3, [item('1'), item('2'), item('3')]);
      for (const id of ['1', '2', '3']) open(id);
      expect(unread()).toEqual([]);
      marks[0]?.resolve(undefined);
      await flushPromises();
      expect(marks.map(({ ids }) => ids)).toEqual([['1'], ['2', '3']]);
    });

    // @spec 4.8
    it.each(waysToMark)('rolls %s back when it fails, then reloads list and count', async (_by, event) => {
      const { actor, load, open, marks, counts, lists, unread, count } = startBell();
      await load(2, [item('1'), item('2')]);
      actor.send(event);
      marks[0]?.reject(new Error('offline'));
      await flushPromises();
      expect([counts.length, lists.length]).toEqual([2, 2]);
      expect([count(), unread()]).toEqual([2, ['1', '2']]);
      // It can be marked again before the list has loaded.
      open('1');
      expect(marks[1]?.ids).toEqual(['1']);
      marks[1]?.reject(new Error('offline'));
      await flushPromises();
      counts.at(-1)?.resolve(3);
      lists.at(-1)?.resolve([item('1'), item('2'), item('3')]);
      await flushPromises();
      expect([count(), unread()]).toEqual([3, ['1', '2', '3']]);
    });

    it.each(waysToMark)('%s is not undone by responses to earlier requests', async (_by, event) => {
      const { actor, clock, load, counts, lists, marks, unread, count } = startBell();
      await load(1, [item('1')]);
      clock.increment(pollIntervalMs);
      actor.send({ type: 'list.opened' });
      actor.send(event);
      marks[0]?.resolve(undefined);
      await flushPromises();
      counts[1]?.resolve(1);
      lists[1]?.resolve([item('1')]);
      await flushPromises();
      expect(count()).toBe(0);
      expect(unread()).toEqual([]);
      expect(lists).toHaveLength(3);
    });

    it('is not undone by responses while marking is pending', async () => {
      const { actor, clock, load, open, counts, lists, unread, count } = startBell();
      await load(1, [item('1')]);
      open('1');
      clock.increment(pollIntervalMs);
      actor.send({ type: 'list.opened' });
      counts[1]?.resolve(1);
      lists[1]?.resolve([item('1')]);
      await flushPromises();
      expect(count()).toBe(0);
      expect(unread()).toEqual([]);
    });
  });

  describe('marking the whole list', () => {
    // @spec 4.8
    it('marks every unread item at once and sends them in one request', async () => {
      const { actor, load, unread, count, marks, emitted } = startBell();
      await load(3, [item('1'), item('2', true), item('3')]);
      actor.send({ type: 'list.read' });
      expect(unread()).toEqual([]);
      // One is not listed.
      expect(count()).toBe(1);
      expect(marks.map(({ ids }) => ids)).toEqual([['1', '3']]);
      expect(emitted).toEqual([]);
    });

    it('never counts below 0', async () => {
      const { actor, load, count } = startBell();
      await load(1, [item('1'), item('2')]);
      actor.send({ type: 'list.read' });
      expect(count()).toBe(0);
    });

    it('sends nothing when nothing is unread', async () => {
      const { actor, load, marks } = startBell();
      await load(0, [item('1', true)]);
      actor.send({ type: 'list.read' });
      expect(marks).toEqual([]);
    });

    it('leaves out items that are marked already', async () => {
      const { actor, load, open, marks } = startBell();
      await load(2, [item('1'), item('2')]);
      open('1');
      actor.send({ type: 'list.read' });
      marks[0]?.resolve(undefined);
      await flushPromises();
      expect(marks.map(({ ids }) => ids)).toEqual([['1'], ['2']]);
    });
  });

  describe('a push', () => {
    it('sets the count and prepends the item once', async () => {
      const { actor, load, unread, count } = startBell();
      await load(1, [item('1')]);
      actor.send({ type: 'notification.pushed', count: 2, item: item('2') });
      actor.send({ type: 'notification.pushed', count: 2, item: item('1') });
      expect(count()).toBe(2);
      expect(unread()).toEqual(['1', '2']);
    });

    it('without an item reloads the list', async () => {
      const { actor, load, lists, unread, count } = startBell();
      await load(1, [item('1')]);
      actor.send({ type: 'notification.pushed', count: 0 });
      expect(count()).toBe(0);
      lists[1]?.resolve([{ ...item('1'), read: true }]);
      await flushPromises();
      expect(unread()).toEqual([]);
    });

    it('restarts a pending list request', async () => {
      const { actor, lists, unread } = startBell();
      actor.send({ type: 'session.started', userId: 'ann' });
      actor.send({ type: 'list.opened' });
      actor.send({ type: 'notification.pushed', count: 1, item: item('1') });
      expect(lists).toHaveLength(2);
      lists[0]?.resolve([]);
      lists[1]?.resolve([item('1')]);
      await flushPromises();
      expect(unread()).toEqual(['1']);
    });

    it('does not undo a pending read mark', async () => {
      const { actor, load, open, count, unread } = startBell();
      await load(1, [item('1')]);
      open('1');
      actor.send({ type: 'notification.pushed', count: 1 });
      expect(count()).toBe(0);
      expect(unread()).toEqual([]);
    });

    it('supersedes a pending count and ignores an unloaded list', async () => {
      const { actor, counts, count, unread } = startBell();
      actor.send({ type: 'session.started', userId: 'ann' });
      actor.send({ type: 'notification.pushed', count: 5, item: item('1') });
      counts[0]?.resolve(4);
      await flushPromises();
      expect(count()).toBe(5);
      expect(unread()).toEqual([]);
    });
  });

  it('keeps its state when the current user gets a new token', async () => {
    const { actor, counts, load, unread } = startBell();
    await load(1, [item('1')]);
    actor.send({ type: 'session.started', userId: 'ann' });
    expect(unread()).toEqual(['1']);
    expect(counts).toHaveLength(1);
  });

  describe('the live connection', () => {
    it('reloads the count when it first opens after a log-in', async () => {
      const { actor, counts, count, load } = startBell();
      await load(0, []);
      // A notification that arrives now is not pushed.
      actor.send({ type: 'connection.opened' });
      counts[1]?.resolve(1);
      await flushPromises();
      expect(count()).toBe(1);
    });

    it('reloads a count and a list that are pending', async () => {
      const { actor, counts, lists, count } = startBell();
      actor.send({ type: 'session.started', userId: 'ann' });
      actor.send({ type: 'list.opened' });
      actor.send({ type: 'connection.opened' });
      counts[0]?.resolve(0);
      counts[1]?.resolve(1);
      await flushPromises();
      expect(count()).toBe(1);
      expect(lists).toHaveLength(2);
    });

    it('reloads count and list on a reconnect', async () => {
      const { actor, counts, lists, load } = startBell();
      await load(1, [item('1')]);
      actor.send({ type: 'connection.opened' });
      expect([counts.length, lists.length]).toEqual([2, 2]);
    });
  });

  const reached = reachedStates(
    notificationsMachine,
    undefined,
    [
      { type: 'session.started', userId: 'ann' },
      { type: 'list.opened' },
      { type: 'connection.opened' },
      { type: 'notification.opened', id: '1' },
      { type: 'list.read' },
      { type: 'xstate.done.actor.fetchCount', output: 1 },
      { type: 'xstate.done.actor.fetchList', output: [item('1')] },
      { type: 'xstate.error.actor.fetchList', error: {} },
      { type: 'xstate.done.actor.markRead', output: undefined },
      { type: 'xstate.error.actor.markRead', error: {} },
    ],
    ({ list, queued, pending }) => [list.map(({ read }) => read), queued, pending],
  );

  it('reaches every state', () => {
    expect(unreachedStates(notificationsMachine, reached)).toEqual([]);
  });

  it('reaches every combination of count, list and marking', () => {
    const combinations = ['fetching', 'waiting'].flatMap((count) =>
      ['idle', 'loading', 'loaded', 'failed'].flatMap((list) =>
        // Marking needs a loaded list.
        (list === 'idle' ? ['idle'] : ['idle', 'sending']).map((marking) =>
          JSON.stringify({ loggedIn: { polling: 'waiting', count, list, marking, opening: {} } }),
        ),
      ),
    );
    expect(reached.map(({ name }) => name).sort()).toEqual(['"loggedOut"', ...combinations].sort());
  });

  it.each(reached)('clears everything at log-out from $name', ({ snapshot }) => {
    const [next] = transition(notificationsMachine, snapshot, { type: 'session.ended' });
    expect(next.value).toBe('loggedOut');
    expect(next.context).toEqual({ userId: undefined, count: 0, list: [], queued: [], pending: [] });
  });

  it('takes every transition', () => {
    expect(missed()).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock, transition } from 'xstate';

import { reachedStates, unreachedStates } from '../testing/reachedStates';
import { watchTransitions } from '../testing/takenTransitions';
import {
  taskToggleMachine,
  type TaskChange,
  type TaskToggleEmitted,
  type TaskToggleEvent,
} from './taskToggleMachine';

const { inspect, missed } = watchTransitions(taskToggleMachine);

const toggle = (taskId: string): TaskChange => ({ type: 'task.toggle', taskId });
const complete = (taskId: string): TaskChange => ({ type: 'task.complete', taskId });
const user = { _id: 'ann' };

function startTasks(viewerId: string | null = 'ann') {
  const changes: TaskChange[] = [];
  const emitted: TaskToggleEmitted[] = [];
  let respond: (event: TaskToggleEvent) => void = () => undefined;
  const actor = createActor(
    taskToggleMachine.provide({
      actors: {
        server: fromCallback<TaskChange>(({ receive, sendBack }) => {
          respond = sendBack;
          receive((change) => changes.push(change));
        }),
      },
    }),
    { input: { ownerId: 'ann', viewerId: viewerId ?? undefined }, clock: new SimulatedClock(), inspect },
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    actor,
    changes,
    emitted,
    accept: (change: TaskChange) => respond({ type: 'change.accepted', change, user }),
    refuse: (change: TaskChange, error: unknown) => respond({ type: 'change.refused', change, error }),
    state: () => actor.getSnapshot().value,
    pendingIds: () => actor.getSnapshot().context.pendingIds,
  };
}

describe('taskToggleMachine', () => {
  it.each([
    ['task.toggled', 'bob'],
    ['task.completed', 'bob'],
    ['task.toggled', null],
    ['task.completed', null],
  ] as const)("refuses %s on another user's profile (viewer %s)", (type, viewerId) => {
    const { actor, changes, emitted, state } = startTasks(viewerId);
    actor.send({ type, taskId: 't' });
    expect(changes).toEqual([]);
    expect(state()).toBe('viewing');
    expect(emitted).toEqual([{ type: 'alert.raised', code: 'taskNotYours' }]);
  });

  it.each([
    ['task.toggled', toggle('t'), [{ type: 'alert.raised', code: 'taskUpdated' }]],
    ['task.completed', complete('t'), []],
  ] as const)('sends %s and emits the updated user', (type, change, alerts) => {
    const { actor, changes, accept, emitted, state, pendingIds } = startTasks();
    actor.send({ type, taskId: 't' });
    expect(changes).toEqual([change]);
    expect(state()).toEqual({ owning: 'pending' });
    expect(pendingIds()).toEqual(['t']);
    expect(emitted).toEqual([]);

    accept(change);
    expect(emitted).toEqual([{ type: 'profile.received', user }, ...alerts]);
    expect(state()).toEqual({ owning: 'idle' });
  });

  it.each([
    [
      'task.toggled',
      toggle('t'),
      { serverMessage: 'It completes by itself.' },
      { code: 'taskUpdateFailed', reason: 'It completes by itself.' },
    ],
    ['task.toggled', toggle('t'), new Error('offline'), { code: 'taskUpdateFailed' }],
    [
      'task.completed',
      complete('t'),
      { serverMessage: 'Not yet.' },
      { code: 'taskCompletionFailed', reason: 'Not yet.' },
    ],
    [
      'task.completed',
      complete('t'),
      new Error('offline'),
      { code: 'taskCompletionFailed', reason: 'offline' },
    ],
    ['task.completed', complete('t'), 'odd', { code: 'taskCompletionFailed', reason: 'odd' }],
  ] as const)('alerts why %s failed, and allows a retry', (type, change, error, alert) => {
    const { actor, changes, refuse, emitted, state } = startTasks();
    actor.send({ type, taskId: 't' });
    refuse(change, error);
    expect(emitted).toEqual([{ type: 'alert.raised', ...alert }]);
    expect(state()).toEqual({ owning: 'idle' });
    actor.send({ type, taskId: 't' });
    expect(changes).toHaveLength(2);
  });

  it.each(['task.toggled', 'task.completed'] as const)(
    'ignores %s of a task with a pending change',
    (type) => {
      const { actor, changes, pendingIds } = startTasks();
      actor.send({ type: 'task.toggled', taskId: 't' });
      actor.send({ type, taskId: 't' });
      actor.send({ type, taskId: 'u' });
      expect(changes.map(({ taskId }) => taskId)).toEqual(['t', 'u']);
      expect(pendingIds()).toEqual(['t', 'u']);
    },
  );

  it('is idle once every change has settled', () => {
    const { actor, accept, refuse, state, pendingIds } = startTasks();
    actor.send({ type: 'task.toggled', taskId: 't' });
    actor.send({ type: 'task.completed', taskId: 'u' });
    refuse(complete('u'), new Error('offline'));
    expect([state(), pendingIds()]).toEqual([{ owning: 'pending' }, ['t']]);
    accept(toggle('t'));
    expect([state(), pendingIds()]).toEqual([{ owning: 'idle' }, []]);
  });

  const events: TaskToggleEvent[] = [
    { type: 'task.toggled', taskId: 't' },
    { type: 'task.completed', taskId: 't' },
    { type: 'change.accepted', change: toggle('t'), user },
    { type: 'change.refused', change: toggle('t'), error: {} },
  ];
  const reached = [
    ...reachedStates(taskToggleMachine, { ownerId: 'ann', viewerId: 'ann' }, events),
    ...reachedStates(taskToggleMachine, { ownerId: 'ann', viewerId: 'bob' }, events),
  ];

  it('reaches every state', () => {
    expect(unreachedStates(taskToggleMachine, reached)).toEqual([]);
  });

  it.each(reached)('has pending tasks exactly while pending: $name', ({ snapshot }) => {
    expect(snapshot.context.pendingIds.length > 0).toBe(snapshot.matches({ owning: 'pending' }));
  });

  it.each(reached)('accepts a change only from the owner: $name', ({ snapshot }) => {
    const [next] = transition(taskToggleMachine, snapshot, { type: 'task.completed', taskId: 'new' });
    expect(next.context.pendingIds.includes('new')).toBe(!snapshot.matches('viewing'));
  });

  it('takes every transition', () => {
    expect(missed()).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, transition } from 'xstate';

import { deferred, settle, type Deferred } from '../testing/promises';
import { reachedStates, unreachedStates } from '../testing/reachedStates';
import { watchTransitions } from '../testing/takenTransitions';
import { taskToggleMachine, type TaskRequest, type TaskToggleEmitted } from './taskToggleMachine';

type Call = Deferred<unknown> & { name: string; request: TaskRequest };

const { inspect, missed } = watchTransitions(taskToggleMachine);

function startTasks(viewerId: string | null = 'ann') {
  const calls: Call[] = [];
  const emitted: TaskToggleEmitted[] = [];
  const actorNamed = (name: string) =>
    fromPromise<unknown, TaskRequest>(({ input: request }) => {
      const answer = deferred<unknown>();
      calls.push({ ...answer, name, request });
      return answer.promise;
    });
  const actor = createActor(
    taskToggleMachine.provide({ actors: { toggle: actorNamed('toggle'), complete: actorNamed('complete') } }),
    { input: { ownerId: 'ann', viewerId: viewerId ?? undefined }, clock: new SimulatedClock(), inspect },
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, calls, emitted, snapshot: () => actor.getSnapshot() };
}

describe('taskToggleMachine', () => {
  it.each([
    ['task.toggled', 'bob'],
    ['task.completed', 'bob'],
    ['task.toggled', null],
    ['task.completed', null],
  ] as const)("refuses %s on another user's profile (viewer %s)", (type, viewerId) => {
    const { actor, calls, emitted, snapshot } = startTasks(viewerId);
    actor.send({ type, taskId: 't' });
    expect(calls).toEqual([]);
    expect(snapshot().value).toBe('idle');
    expect(emitted).toEqual([{ type: 'alert.raised', code: 'taskNotYours' }]);
  });

  it.each([
    ['task.toggled', 'toggle', [{ type: 'alert.raised', code: 'taskUpdated' }]],
    ['task.completed', 'complete', []],
  ] as const)('answers %s with the updated user', async (type, name, alerts) => {
    const { actor, calls, emitted, snapshot } = startTasks();
    actor.send({ type, taskId: 't' });
    expect(calls).toMatchObject([{ name, request: { userId: 'ann', taskId: 't' } }]);
    expect(snapshot().matches('pending')).toBe(true);
    expect(snapshot().context.taskId).toBe('t');
    calls[0]?.resolve({ _id: 'ann' });
    await settle();
    expect(emitted).toEqual([{ type: 'profile.received', user: { _id: 'ann' } }, ...alerts]);
    expect(snapshot().value).toBe('done');
  });

  it.each([
    [
      'task.toggled',
      { serverMessage: 'It completes by itself.' },
      { code: 'taskUpdateFailed', reason: 'It completes by itself.' },
    ],
    ['task.toggled', new Error('offline'), { code: 'taskUpdateFailed' }],
    ['task.completed', { serverMessage: 'Not yet.' }, { code: 'taskCompletionFailed', reason: 'Not yet.' }],
    ['task.completed', new Error('offline'), { code: 'taskCompletionFailed', reason: 'offline' }],
    ['task.completed', 'odd', { code: 'taskCompletionFailed', reason: 'odd' }],
  ] as const)('says why %s failed, and can be tried again', async (type, error, alert) => {
    const { actor, calls, emitted, snapshot } = startTasks();
    actor.send({ type, taskId: 't' });
    calls[0]?.reject(error);
    await settle();
    expect(emitted).toEqual([{ type: 'alert.raised', ...alert }]);
    expect(snapshot().value).toBe('failed');
    expect(snapshot().context.taskId).toBe('t');
    actor.send({ type, taskId: 't' });
    expect(calls).toHaveLength(2);
  });

  it('changes one task at a time', () => {
    const { actor, calls } = startTasks();
    actor.send({ type: 'task.toggled', taskId: 't' });
    actor.send({ type: 'task.toggled', taskId: 't' });
    actor.send({ type: 'task.completed', taskId: 'u' });
    expect(calls).toHaveLength(1);
  });

  const tasks = { ownerId: 'ann', viewerId: 'ann' };
  const reached = reachedStates(taskToggleMachine, tasks, [
    { type: 'task.toggled', taskId: 't' },
    { type: 'task.completed', taskId: 't' },
    { type: 'xstate.done.actor.toggle', output: {} },
    { type: 'xstate.error.actor.toggle', error: {} },
    { type: 'xstate.done.actor.complete', output: {} },
    { type: 'xstate.error.actor.complete', error: {} },
  ]);

  it('reaches every state', () => {
    expect(unreachedStates(taskToggleMachine, reached)).toEqual([]);
  });

  it.each(reached)('names a task once one was changed: $name', ({ snapshot }) => {
    expect(snapshot.context.taskId !== undefined).toBe(!snapshot.matches('idle'));
  });

  it.each(reached)('takes a new task unless one is pending: $name', ({ snapshot }) => {
    const [next] = transition(taskToggleMachine, snapshot, { type: 'task.completed', taskId: 'new' });
    expect(next.context.taskId === 'new').toBe(!snapshot.matches('pending'));
  });

  it('takes every transition', () => {
    expect(missed()).toEqual([]);
  });
});

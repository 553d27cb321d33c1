import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import { deferred, settle, type Deferred } from '../testing/promises';
import { reachedStates } from '../testing/reachedStates';
import { taskToggleMachine, type TaskRequest, type TaskToggleEmitted } from './taskToggleMachine';

type Call = Deferred<unknown> & { name: string; request: TaskRequest };

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
    { input: { ownerId: 'ann', viewerId: viewerId ?? undefined } },
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
    const { actor, calls, emitted } = startTasks(viewerId);
    actor.send({ type, taskId: 't' });
    expect(calls).toEqual([]);
    expect(emitted).toEqual([{ type: 'alert.raised', message: 'You can only toggle your own tasks!' }]);
  });

  it.each([
    ['task.toggled', 'toggle', [{ type: 'alert.raised', message: 'Task status updated!' }]],
    ['task.completed', 'complete', []],
  ] as const)('answers %s with the updated user', async (type, name, alerts) => {
    const { actor, calls, emitted, snapshot } = startTasks();
    actor.send({ type, taskId: 't' });
    expect(calls).toMatchObject([{ name, request: { userId: 'ann', taskId: 't' } }]);
    expect(snapshot().context.taskId).toBe('t');
    calls[0]?.resolve({ _id: 'ann' });
    await settle();
    expect(emitted).toEqual([{ type: 'profile.received', user: { _id: 'ann' } }, ...alerts]);
    expect(snapshot().context.taskId).toBeUndefined();
  });

  it.each([
    ['task.toggled', { serverMessage: 'It completes by itself.' }, 'It completes by itself.'],
    ['task.toggled', new Error('offline'), 'Failed to update task.'],
    ['task.completed', { serverMessage: 'Not yet.' }, 'Failed to complete task: Not yet.'],
    ['task.completed', new Error('offline'), 'Failed to complete task: offline'],
    ['task.completed', 'odd', 'Failed to complete task: odd'],
  ] as const)('says why %s failed, and can be tried again', async (type, error, message) => {
    const { actor, calls, emitted } = startTasks();
    actor.send({ type, taskId: 't' });
    calls[0]?.reject(error);
    await settle();
    expect(emitted).toEqual([{ type: 'alert.raised', message }]);
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

  const reached = reachedStates(taskToggleMachine, { ownerId: 'ann', viewerId: 'ann' }, [
    { type: 'task.toggled', taskId: 't' },
    { type: 'task.completed', taskId: 't' },
    { type: 'xstate.done.actor.toggle', output: {} },
    { type: 'xstate.done.actor.complete', output: {} },
  ]);

  it('has no more states than these', () => {
    expect(reached.map(({ name }) => name).sort()).toEqual(['"completing"', '"idle"', '"toggling"']);
  });

  it.each(reached)('names a task exactly while changing it: $name', ({ snapshot }) => {
    expect(snapshot.context.taskId !== undefined).toBe(!snapshot.matches('idle'));
  });
});

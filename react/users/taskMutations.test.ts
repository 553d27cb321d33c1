import type { User } from '@alphazone/client';
import { describe, expect, it } from 'vitest';

import { failure, heldResponses, flushPromises, testForum } from '../testing/testForum';
import { aTask, aUser } from '../testing/users';
import { leaderboardKey } from '../forum/queries/queryKeys';
import { startTaskToggle } from './taskToggle';
import { userKeys } from './userKeys';

const join = aTask({ _id: 'join', criteria: 'join-group' });

function setUp(ownerId = 'bob') {
  const responses = heldResponses();
  const test = testForum(responses.hold);
  const key = userKeys.detail(ownerId);
  test.forum.cache.setQueryData(key, aUser({ _id: ownerId, tasks: [aTask(), join] }));
  const tasks = startTaskToggle(test.forum, ownerId, 'bob');
  return {
    ...test,
    responses,
    toggle: async (taskId: string) => {
      tasks.send({ type: 'task.toggled', taskId });
      await flushPromises();
    },
    complete: async (taskId: string) => {
      tasks.send({ type: 'task.completed', taskId });
      await flushPromises();
    },
    completed: () =>
      test.forum.cache
        .getQueryData<User>(key)
        ?.tasks?.filter(({ completed }) => completed)
        .map(({ _id }) => _id),
    xp: () => test.forum.cache.getQueryData<User>(key)?.xp,
  };
}

const followed = aUser({ xp: 15, tasks: [aTask({ completed: true }), join] });

describe('toggleTask', () => {
  it('updates optimistically, then applies the response', async () => {
    const { toggle, calls, alerts, responses, completed, xp } = setUp();
    await toggle('follow');

    expect(completed()).toEqual(['follow']);
    expect(calls).toEqual([{ method: 'PATCH', url: '/api/users/bob/tasks/follow/toggle', body: undefined }]);
    await responses.release(Response.json(followed));
    expect(xp()).toBe(15);
    expect(alerts).toEqual(['Task status updated!']);
  });

  it.each([
    ['the server’s message', failure(409, 'It completes by itself.'), 'It completes by itself.'],
    ['the fallback message', failure(500), 'Failed to update task.'],
  ])('rolls back on failure, with %s', async (_name, response, message) => {
    const { toggle, alerts, responses, completed } = setUp();
    await toggle('follow');
    await responses.release(response);

    expect(completed()).toEqual([]);
    expect(alerts).toEqual([message]);
  });

  it('does not alert another user who has logged in', async () => {
    const { toggle, session, alerts, responses } = setUp();
    await toggle('follow');
    session.start({ token: 'eves-token', result: { _id: 'eve', name: 'Eve' } });
    await responses.release(failure(409, 'It completes by itself.'));

    expect(alerts).toEqual([]);
  });

  it('invalidates Top Alphas, whose XP may change', async () => {
    const { toggle, forum, responses } = setUp();
    forum.cache.setQueryData(leaderboardKey, {});
    await toggle('follow');
    await responses.release(Response.json(followed));

    expect(forum.cache.getQueryState(leaderboardKey)?.isInvalidated).toBe(true);
  });

  it('refuses to toggle a task of another user without a request', async () => {
    const { toggle, calls, alerts, completed } = setUp('ada');
    await toggle('follow');

    expect(calls).toEqual([]);
    expect(completed()).toEqual([]);
    expect(alerts).toEqual(['You can only toggle your own tasks!']);
  });

  it('sends changes in order', async () => {
    const { toggle, calls, responses, completed } = setUp();
    void toggle('follow');
    await toggle('join');
    expect(completed()).toEqual(['follow', 'join']);
    expect(calls).toHaveLength(1);

    await responses.release(Response.json(followed));
    expect(calls).toHaveLength(2);
    await responses.release(
      Response.json({ ...followed, tasks: [aTask({ completed: true }), { ...join, completed: true }] }),
    );
    expect(completed()).toEqual(['follow', 'join']);
  });
});

describe('completeTask', () => {
  it('sends the task, updates optimistically and applies the response', async () => {
    const { complete, calls, alerts, responses, completed, xp } = setUp();
    await complete('follow');

    expect(completed()).toEqual(['follow']);
    expect(calls).toEqual([
      { method: 'POST', url: '/api/users/bob/tasks/complete-manual', body: { taskId: 'follow' } },
    ]);
    await responses.release(Response.json({ user: followed }));
    expect(xp()).toBe(15);
    expect(alerts).toEqual([]);
  });

  it('rolls back and alerts when the server refuses', async () => {
    const { complete, alerts, responses, completed } = setUp();
    await complete('follow');
    await responses.release(failure(409, 'Not yet.'));

    expect(completed()).toEqual([]);
    expect(alerts).toEqual(['Failed to complete task: Not yet.']);
  });

  it('alerts a network error', async () => {
    const { forum, alerts } = testForum(() => Promise.reject(new TypeError('fetch failed')));
    startTaskToggle(forum, 'bob', 'bob').send({ type: 'task.completed', taskId: 'follow' });
    await flushPromises();

    expect(alerts).toEqual(['Failed to complete task: The server cannot be reached.']);
  });
});

import type { User } from '@alphazone/client';
import { describe, expect, it } from 'vitest';

import { failure, heldAnswers, settled, testApi } from '../../testing/testApi';
import { aTask, aUser } from '../../testing/users';
import { leaderboardKey } from '../leaderboard/leaderboardQuery';
import { startTaskToggle } from './taskToggle';
import { userKeys } from './userKeys';

const join = aTask({ _id: 'join', criteria: 'join-group' });

function setUp(ownerId = 'bob') {
  const answers = heldAnswers();
  const test = testApi(answers.hold);
  const key = userKeys.detail(ownerId);
  test.api.cache.setQueryData(key, aUser({ _id: ownerId, tasks: [aTask(), join] }));
  const tasks = startTaskToggle(test.api, ownerId, 'bob');
  return {
    ...test,
    answers,
    toggle: async (taskId: string) => {
      tasks.send({ type: 'task.toggled', taskId });
      await settled();
    },
    complete: async (taskId: string) => {
      tasks.send({ type: 'task.completed', taskId });
      await settled();
    },
    completed: () =>
      test.api.cache
        .getQueryData<User>(key)
        ?.tasks?.filter(({ completed }) => completed)
        .map(({ _id }) => _id),
    xp: () => test.api.cache.getQueryData<User>(key)?.xp,
  };
}

const followed = aUser({ xp: 15, tasks: [aTask({ completed: true }), join] });

describe('toggling a task', () => {
  it('shows at once, then takes over what the server says', async () => {
    const { toggle, calls, alerts, answers, completed, xp } = setUp();
    await toggle('follow');

    expect(completed()).toEqual(['follow']);
    expect(calls).toEqual([{ method: 'PATCH', url: '/api/users/bob/tasks/follow/toggle', body: undefined }]);
    await answers.release(Response.json(followed));
    expect(xp()).toBe(15);
    expect(alerts).toEqual(['Task status updated!']);
  });

  it.each([
    ['the server’s message', failure(409, 'It completes by itself.'), 'It completes by itself.'],
    ['the fallback without one', failure(500), 'Failed to update task.'],
  ])('is taken back when the server refuses, with %s', async (_name, answer, message) => {
    const { toggle, alerts, answers, completed } = setUp();
    await toggle('follow');
    await answers.release(answer);

    expect(completed()).toEqual([]);
    expect(alerts).toEqual([message]);
  });

  it('says nothing to who has logged in before it is answered', async () => {
    const { toggle, session, alerts, answers } = setUp();
    await toggle('follow');
    session.start({ token: 'eves-token', result: { _id: 'eve', name: 'Eve' } });
    await answers.release(failure(409, 'It completes by itself.'));

    expect(alerts).toEqual([]);
  });

  it('asks again for Top Alphas, which its XP can change', async () => {
    const { toggle, api, answers } = setUp();
    api.cache.setQueryData(leaderboardKey, {});
    await toggle('follow');
    await answers.release(Response.json(followed));

    expect(api.cache.getQueryState(leaderboardKey)?.isInvalidated).toBe(true);
  });

  it('of somebody else is refused without asking the server', async () => {
    const { toggle, calls, alerts, completed } = setUp('ada');
    await toggle('follow');

    expect(calls).toEqual([]);
    expect(completed()).toEqual([]);
    expect(alerts).toEqual(['You can only toggle your own tasks!']);
  });

  it('waits for the one before', async () => {
    const { toggle, calls, answers, completed } = setUp();
    void toggle('follow');
    await toggle('join');
    expect(completed()).toEqual(['follow', 'join']);
    expect(calls).toHaveLength(1);

    await answers.release(Response.json(followed));
    expect(calls).toHaveLength(2);
    await answers.release(
      Response.json({ ...followed, tasks: [aTask({ completed: true }), { ...join, completed: true }] }),
    );
    expect(completed()).toEqual(['follow', 'join']);
  });
});

describe('marking a task done', () => {
  it('sends the task, shows it done and takes over the user', async () => {
    const { complete, calls, alerts, answers, completed, xp } = setUp();
    await complete('follow');

    expect(completed()).toEqual(['follow']);
    expect(calls).toEqual([
      { method: 'POST', url: '/api/users/bob/tasks/complete-manual', body: { taskId: 'follow' } },
    ]);
    await answers.release(Response.json({ user: followed }));
    expect(xp()).toBe(15);
    expect(alerts).toEqual([]);
  });

  it('is taken back when the server refuses, and says why', async () => {
    const { complete, alerts, answers, completed } = setUp();
    await complete('follow');
    await answers.release(failure(409, 'Not yet.'));

    expect(completed()).toEqual([]);
    expect(alerts).toEqual(['Failed to complete task: Not yet.']);
  });

  it('says so when no answer came', async () => {
    const { api, alerts } = testApi(() => Promise.reject(new TypeError('fetch failed')));
    startTaskToggle(api, 'bob', 'bob').send({ type: 'task.completed', taskId: 'follow' });
    await settled();

    expect(alerts).toEqual(['Failed to complete task: The server cannot be reached.']);
  });
});

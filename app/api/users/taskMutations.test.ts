import type { User } from '@alphazone/client';
import { describe, expect, it } from 'vitest';

import { failure, heldAnswers, settled, testApi } from '../../testing/testApi';
import { aTask, aUser } from '../../testing/users';
import { leaderboardKey } from '../leaderboard/leaderboardQuery';
import { changeTask } from './taskMutations';
import { userKeys } from './userKeys';

const join = aTask({ _id: 'join', criteria: 'join-group' });

function setUp(ownerId = 'bob') {
  const answers = heldAnswers();
  const test = testApi(answers.hold);
  const key = userKeys.detail(ownerId);
  test.api.cache.setQueryData(key, aUser({ _id: ownerId, tasks: [aTask(), join] }));
  return {
    ...test,
    answers,
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
    const { api, calls, alerts, answers, completed, xp } = setUp();
    const done = changeTask(api, 'bob', { type: 'task.toggled', taskId: 'follow' });
    await settled();

    expect(completed()).toEqual(['follow']);
    expect(calls).toEqual([{ method: 'PATCH', url: '/api/users/bob/tasks/follow/toggle', body: undefined }]);
    await answers.release(Response.json(followed));
    await done;
    expect(xp()).toBe(15);
    expect(alerts).toEqual(['Task status updated!']);
  });

  it.each([
    ['the server’s message', failure(409, 'It completes by itself.'), 'It completes by itself.'],
    ['the fallback without one', failure(500), 'Failed to update task.'],
  ])('is taken back when the server refuses, with %s', async (_name, answer, message) => {
    const { api, alerts, answers, completed } = setUp();
    const done = changeTask(api, 'bob', { type: 'task.toggled', taskId: 'follow' });
    await settled();
    await answers.release(answer);
    await done;

    expect(completed()).toEqual([]);
    expect(alerts).toEqual([message]);
  });

  it('says nothing to who has logged in before it is answered', async () => {
    const { api, session, alerts, answers } = setUp();
    const done = changeTask(api, 'bob', { type: 'task.toggled', taskId: 'follow' });
    await settled();
    session.start({ token: 'eves-token', result: { _id: 'eve', name: 'Eve' } });
    await answers.release(failure(409, 'It completes by itself.'));
    await done;

    expect(alerts).toEqual([]);
  });

  it('asks again for Top Alphas, which its XP can change', async () => {
    const { api, answers } = setUp();
    api.cache.setQueryData(leaderboardKey, {});
    const done = changeTask(api, 'bob', { type: 'task.toggled', taskId: 'follow' });
    await settled();
    await answers.release(Response.json(followed));
    await done;

    expect(api.cache.getQueryState(leaderboardKey)?.isInvalidated).toBe(true);
  });

  it('of somebody else is refused without asking the server', async () => {
    const { api, calls, alerts, completed } = setUp('ada');
    await changeTask(api, 'ada', { type: 'task.toggled', taskId: 'follow' });

    expect(calls).toEqual([]);
    expect(completed()).toEqual([]);
    expect(alerts).toEqual(['You can only toggle your own tasks!']);
  });

  it('waits for the one before', async () => {
    const { api, calls, answers, completed } = setUp();
    const both = Promise.all([
      changeTask(api, 'bob', { type: 'task.toggled', taskId: 'follow' }),
      changeTask(api, 'bob', { type: 'task.toggled', taskId: 'join' }),
    ]);
    await settled();
    expect(completed()).toEqual(['follow', 'join']);
    expect(calls).toHaveLength(1);

    await answers.release(Response.json(followed));
    expect(calls).toHaveLength(2);
    await answers.release(
      Response.json({ ...followed, tasks: [aTask({ completed: true }), { ...join, completed: true }] }),
    );
    await both;
    expect(completed()).toEqual(['follow', 'join']);
  });
});

describe('marking a task done', () => {
  it('sends the task, shows it done and takes over the user', async () => {
    const { api, calls, alerts, answers, completed, xp } = setUp();
    const done = changeTask(api, 'bob', { type: 'task.completed', taskId: 'follow' });
    await settled();

    expect(completed()).toEqual(['follow']);
    expect(calls).toEqual([
      { method: 'POST', url: '/api/users/bob/tasks/complete-manual', body: { taskId: 'follow' } },
    ]);
    await answers.release(Response.json({ user: followed }));
    await done;
    expect(xp()).toBe(15);
    expect(alerts).toEqual([]);
  });

  it('is taken back when the server refuses, and says why', async () => {
    const { api, alerts, answers, completed } = setUp();
    const done = changeTask(api, 'bob', { type: 'task.completed', taskId: 'follow' });
    await settled();
    await answers.release(failure(409, 'Not yet.'));
    await done;

    expect(completed()).toEqual([]);
    expect(alerts).toEqual(['Failed to complete task: Not yet.']);
  });

  it('says so when no answer came', async () => {
    const { api, alerts } = testApi(() => Promise.reject(new TypeError('fetch failed')));
    await changeTask(api, 'bob', { type: 'task.completed', taskId: 'follow' });

    expect(alerts).toEqual(['Failed to complete task: The server cannot be reached.']);
  });
});

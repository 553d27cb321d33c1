import { expect, it } from 'vitest';

import { hookIn } from '../testing/hookIn';
import { flushPromises, testForum } from '../testing/testForum';
import { aTask, aUser } from '../testing/users';
import { useTasks } from './useTasks';

async function pressWhileLoading(whileLoading: (test: ReturnType<typeof testForum>) => void) {
  const test = testForum(() => Response.json(aUser()));
  const tasks = hookIn(test.forum, () => useTasks('bob'));
  tasks.onToggle(aTask());
  whileLoading(test);
  await import('./taskToggle');
  await flushPromises();
  return test;
}

it('toggles a task that was pressed before the machine was loaded', async () => {
  const { calls } = await pressWhileLoading(() => undefined);

  expect(calls.map(({ url }) => url)).toEqual(['/api/users/bob/tasks/follow/toggle']);
});

it('toggles nothing for another user who has logged in meanwhile', async () => {
  const { calls, alerts } = await pressWhileLoading(({ session }) => {
    session.start({ token: 'eves-token', result: { _id: 'eve', name: 'Eve' } });
  });

  expect(calls.map(({ url }) => url)).toEqual(['/api/session/end']);
  expect(alerts).toEqual([]);
});

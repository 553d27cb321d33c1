import { dataOf, type User } from '@alphazone/client';

import type { Api } from '../ApiContext';
import { leaderboardKey } from '../leaderboard/leaderboardQuery';
import type { Mutation } from '../mutation';
import { cacheUser } from './userCache';
import { userKeys } from './userKeys';

type Task = NonNullable<User['tasks']>[number];

export const taskMutationKey = (userId: string) => ['tasks', userId] as const;

export function toggleTask(api: Api, userId: string): Mutation<string, User> {
  return {
    ...taskMutation(api, userId, ({ completed }) => !completed),
    send: (taskId) =>
      dataOf(
        api.client.PATCH('/api/users/{userId}/tasks/{taskId}/toggle', {
          params: { path: { userId, taskId } },
        }),
      ),
  };
}

export function completeTask(api: Api, userId: string): Mutation<string, User> {
  return {
    ...taskMutation(api, userId, () => true),
    async send(taskId) {
      const { user } = await dataOf(
        api.client.POST('/api/users/{userId}/tasks/complete-manual', {
          params: { path: { userId } },
          body: { taskId },
        }),
      );
      return user;
    },
  };
}

/** @param isCompleted returns the new state of the task */
function taskMutation(
  api: Api,
  userId: string,
  isCompleted: (task: Task) => boolean,
): Omit<Mutation<string, User>, 'send'> {
  const { cache } = api;
  const key = userKeys.detail(userId);
  const show = (taskId: string, completed: (task: Task) => boolean) =>
    cache.setQueryData<User | null>(
      key,
      (user) =>
        user && {
          ...user,
          tasks: (user.tasks ?? []).map((task) =>
            task._id === taskId ? { ...task, completed: completed(task) } : task,
          ),
        },
    );

  return {
    key: taskMutationKey(userId),
    cancels: [key],
    apply(taskId) {
      const before = cache.getQueryData<User | null>(key)?.tasks?.find(({ _id }) => _id === taskId);
      show(taskId, isCompleted);
      return () => show(taskId, (task) => before?.completed ?? task.completed);
    },
    accept: (user) => cacheUser(api, user),
    invalidates: [{ queryKey: key }, { queryKey: leaderboardKey }],
  };
}

import { dataOf, type User } from '@alphazone/client';

import type { Forum } from '../forum/Forum';
import { leaderboardKey } from '../forum/queries/queryKeys';
import type { Mutation } from '../forum/mutations/mutation';
import { isNewest } from '../forum/mutations/replaceData';
import { updateData } from '../forum/queries/updateData';
import { cacheUser } from './userCache';
import { taskMutationKey, userKeys } from './userKeys';

type Task = NonNullable<User['tasks']>[number];

export function toggleTask(forum: Forum, userId: string): Mutation<string, User> {
  return {
    ...taskMutation(forum, userId, ({ completed }) => !completed),
    send: (taskId) =>
      dataOf(
        forum.client.PATCH('/api/users/{userId}/tasks/{taskId}/toggle', {
          params: { path: { userId, taskId } },
        }),
      ),
  };
}

export function completeTask(forum: Forum, userId: string): Mutation<string, User> {
  return {
    ...taskMutation(forum, userId, () => true),
    async send(taskId) {
      const { user } = await dataOf(
        forum.client.POST('/api/users/{userId}/tasks/complete-manual', {
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
  forum: Forum,
  userId: string,
  isCompleted: (task: Task) => boolean,
): Omit<Mutation<string, User>, 'send'> {
  const { cache } = forum;
  const key = userKeys.detail(userId);
  const show = (taskId: string, completed: (task: Task) => boolean) =>
    updateData<User | null>(cache, key, (user) => ({
      ...user,
      tasks: (user.tasks ?? []).map((task) =>
        task._id === taskId ? { ...task, completed: completed(task) } : task,
      ),
    }));

  return {
    key: taskMutationKey(userId),
    cancels: [key],
    apply(taskId) {
      const before = cache.getQueryData<User | null>(key)?.tasks?.find(({ _id }) => _id === taskId);
      show(taskId, isCompleted);
      return () => show(taskId, (task) => before?.completed ?? task.completed);
    },
    accept: (user) => (isNewest(forum, taskMutationKey(userId)) ? cacheUser(forum, user) : undefined),
    invalidates: [{ queryKey: key }, { queryKey: leaderboardKey }],
  };
}

import { dataOf, type User } from '@alphazone/client';
import { taskToggleMachine, type TaskRequest, type TaskToggleEvent } from '@alphazone/machines';
import type { MutationOptions } from '@tanstack/react-query';
import { createActor, fromPromise, waitFor } from 'xstate';

import { alertText } from '../../alerts/alertText';
import type { Api } from '../ApiContext';
import { leaderboardKey } from '../leaderboard/leaderboardQuery';
import { keepUser } from './userCache';
import { userKeys } from './userKeys';

type Task = NonNullable<User['tasks']>[number];

/** Names the changes of a member's tasks that are under way; their variables are the tasks' ids. */
export const taskMutationKey = (userId: string) => ['tasks', userId] as const;

/**
 * Changes one of a profile's tasks: only the reader's own, shown at once, taken back when the server refuses.
 * Says what came of it, even when the profile is no longer on screen. Spec sections 5 and 8.
 */
export async function changeTask(api: Api, ownerId: string, event: TaskToggleEvent): Promise<void> {
  const tell = api.teller();
  const run = (mutation: MutationOptions<User, Error, string, Task | undefined>) =>
    fromPromise<unknown, TaskRequest>(({ input }) =>
      api.cache.getMutationCache().build(api.cache, mutation).execute(input.taskId),
    );
  const machine = taskToggleMachine.provide({
    actors: { toggle: run(toggleMutation(api, ownerId)), complete: run(completeMutation(api, ownerId)) },
  });
  const actor = createActor(machine, { input: { ownerId, viewerId: api.readerId() } });
  actor.on('alert.raised', (alert) => tell(alertText(alert)));
  actor.start();
  actor.send(event);
  await waitFor(actor, (snapshot) => !snapshot.matches('pending'));
  actor.stop();
}

function toggleMutation(api: Api, userId: string) {
  return taskMutation(api, userId, {
    call: (taskId) =>
      dataOf(
        api.client.PATCH('/api/users/{userId}/tasks/{taskId}/toggle', {
          params: { path: { userId, taskId } },
        }),
      ),
    after: ({ completed }) => !completed,
  });
}

function completeMutation(api: Api, userId: string) {
  return taskMutation(api, userId, {
    call: async (taskId) => {
      const { user } = await dataOf(
        api.client.POST('/api/users/{userId}/tasks/complete-manual', {
          params: { path: { userId } },
          body: { taskId },
        }),
      );
      return user;
    },
    after: () => true,
  });
}

interface TaskChange {
  /** Asks the server, which answers with the updated user. */
  call: (taskId: string) => Promise<User>;
  /** Whether the task will be completed. */
  after: (task: Task) => boolean;
}

/** One after another, so that a later answer never knows less than an earlier one. */
function taskMutation(
  api: Api,
  userId: string,
  { call, after }: TaskChange,
): MutationOptions<User, Error, string, Task | undefined> {
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
    mutationKey: taskMutationKey(userId),
    scope: { id: `tasks ${userId}` },
    mutationFn: call,
    onMutate: async (taskId) => {
      await cache.cancelQueries({ queryKey: key });
      const before = cache.getQueryData<User | null>(key)?.tasks?.find(({ _id }) => _id === taskId);
      show(taskId, after);
      return before;
    },
    onSuccess: (user) => keepUser(api, user),
    onError: (_error, taskId, before) => show(taskId, (task) => before?.completed ?? task.completed),
    onSettled: () => {
      if (cache.isMutating({ mutationKey: taskMutationKey(userId) }) <= 1)
        for (const queryKey of [key, leaderboardKey]) void cache.invalidateQueries({ queryKey });
    },
  };
}

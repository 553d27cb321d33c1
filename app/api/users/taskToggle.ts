import { taskToggleMachine, type TaskChange } from '@alphazone/machines';
import { createActor, fromCallback, type ActorRefFrom } from 'xstate';

import { alertText } from '../../alerts/alertText';
import type { Api } from '../ApiContext';
import { mutate } from '../mutation';
import { completeTask, toggleTask } from './taskMutations';

export type TaskToggle = ActorRefFrom<typeof taskToggleMachine>;

/** Do not stop the actor on unmount: it still alerts the user to the result of a pending change. */
export function startTaskToggle(api: Api, ownerId: string, viewerId: string | undefined): TaskToggle {
  const notify = api.notifier();
  const server = fromCallback<TaskChange>(({ receive, sendBack }) => {
    receive((change) => {
      const mutation = change.type === 'task.toggle' ? toggleTask(api, ownerId) : completeTask(api, ownerId);
      mutate(api, mutation, change.taskId).then(
        (user) => sendBack({ type: 'change.accepted', change, user }),
        (error: unknown) => sendBack({ type: 'change.refused', change, error }),
      );
    });
  });
  const actor = createActor(taskToggleMachine.provide({ actors: { server } }), {
    input: { ownerId, viewerId },
  });
  actor.on('alert.raised', (alert) => notify(alertText(alert)));
  return actor.start();
}

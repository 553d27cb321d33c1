import { taskToggleMachine, type TaskChange } from '@alphazone/machines';
import { createActor, fromCallback, type ActorRefFrom } from 'xstate';

import type { Forum } from '../forum/Forum';
import { mutate } from '../forum/mutations/mutation';
import { taskAlertText } from '../wholeSiteTexts';
import { completeTask, toggleTask } from './taskMutations';

export type TaskToggle = ActorRefFrom<typeof taskToggleMachine>;

/** Do not stop the actor on unmount: it still alerts the user to the result of a pending change. */
export function startTaskToggle(forum: Forum, ownerId: string, viewerId: string | undefined): TaskToggle {
  const notify = forum.notifier();
  const server = fromCallback<TaskChange>(({ receive, sendBack }) => {
    receive((change) => {
      const mutation =
        change.type === 'task.toggle' ? toggleTask(forum, ownerId) : completeTask(forum, ownerId);
      mutate(forum, mutation, change.taskId).then(
        (user) => sendBack({ type: 'change.accepted', change, user }),
        (error: unknown) => sendBack({ type: 'change.refused', change, error }),
      );
    });
  });
  const actor = createActor(taskToggleMachine.provide({ actors: { server } }), {
    input: { ownerId, viewerId },
  });
  actor.on('alert.raised', (alert) => notify(taskAlertText(forum.texts, alert)));
  return actor.start();
}

import type { User } from '@alphazone/client';
import { TaskList } from '@alphazone/ui';
import { useMutationState } from '@tanstack/react-query';

import { useApi } from '../../api/ApiContext';
import { changeTask, taskMutationKey } from '../../api/users/taskMutations';
import { isManualTask } from './isManualTask';

export interface TasksProps {
  /** Whose tasks they are. */
  ownerId: string;
  /** The reader is their owner. */
  isOwner: boolean;
  tasks: NonNullable<User['tasks']>;
}

/** Daily and other tasks; the owner marks the manual ones. Spec section 2, Profile. */
export function Tasks({ ownerId, isOwner, tasks }: TasksProps) {
  const api = useApi();
  const busyIds = useMutationState({
    filters: { mutationKey: taskMutationKey(ownerId), status: 'pending' },
    select: ({ state }) => state.variables,
  });

  return (
    <TaskList
      tasks={tasks}
      isOwner={isOwner}
      isManual={isManualTask}
      busyIds={new Set(busyIds.filter((id) => typeof id === 'string'))}
      onMarkDone={({ _id }) => void changeTask(api, ownerId, { type: 'task.completed', taskId: _id })}
      onToggle={({ _id }) => void changeTask(api, ownerId, { type: 'task.toggled', taskId: _id })}
    />
  );
}

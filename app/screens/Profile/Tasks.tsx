import type { User } from '@alphazone/client';
import { TaskList } from '@alphazone/ui';
import { useMutationState } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useApi } from '../../api/ApiContext';
import { taskMutationKey } from '../../api/users/taskMutations';
import { startTaskToggle } from '../../api/users/taskToggle';
import { useSession } from '../../session/useSession';
import { isManualTask } from './isManualTask';

export interface TasksProps {
  ownerId: string;
  isOwner: boolean;
  tasks: NonNullable<User['tasks']>;
}

export function Tasks({ ownerId, isOwner, tasks }: TasksProps) {
  const api = useApi();
  const viewerId = useSession()?.result._id;
  const taskToggle = useMemo(() => startTaskToggle(api, ownerId, viewerId), [api, ownerId, viewerId]);
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
      onMarkDone={({ _id }) => taskToggle.send({ type: 'task.completed', taskId: _id })}
      onToggle={({ _id }) => taskToggle.send({ type: 'task.toggled', taskId: _id })}
    />
  );
}

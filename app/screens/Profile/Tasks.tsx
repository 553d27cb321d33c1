import type { User } from '@alphazone/client';
import { useTasks } from '@alphazone/react';
import { TaskList } from '@alphazone/ui';

import { isManualTask } from './isManualTask';

export interface TasksProps {
  ownerId: string;
  isOwner: boolean;
  tasks: NonNullable<User['tasks']>;
}

export function Tasks({ ownerId, isOwner, tasks }: TasksProps) {
  return <TaskList {...useTasks(ownerId)} tasks={tasks} isOwner={isOwner} isManual={isManualTask} />;
}

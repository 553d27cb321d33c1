import { useMutationState } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useForum } from '../forum/ForumContext';
import { useSession } from '../session/useSession';
import { taskMutationKey } from './taskMutations';
import { startTaskToggle } from './taskToggle';

/** Toggles the tasks of a profile, with the props of the kit's `TaskList`. */
export function useTasks(ownerId: string) {
  const forum = useForum();
  const viewerId = useSession().user?._id;
  const toggle = useMemo(() => startTaskToggle(forum, ownerId, viewerId), [forum, ownerId, viewerId]);
  const busyIds = useMutationState({
    filters: { mutationKey: taskMutationKey(ownerId), status: 'pending' },
    select: ({ state }) => state.variables,
  });
  return {
    busyIds: new Set(busyIds.filter((id) => typeof id === 'string')),
    onMarkDone: ({ _id }: { _id: string }) => toggle.send({ type: 'task.completed', taskId: _id }),
    onToggle: ({ _id }: { _id: string }) => toggle.send({ type: 'task.toggled', taskId: _id }),
  };
}

import type { TaskToggleEvent } from '@alphazone/machines';
import { useMutationState } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import { useForum } from '../forum/ForumContext';
import { wholeSiteTextsOf } from '../wholeSiteTexts';
import { late } from '../forum/late/late';
import { loadFor } from '../forum/late/loadFor';
import { useSession } from '../session/useSession';
import { taskMutationKey } from './userKeys';

/** Toggles the tasks of a profile, with the props of the kit's `TaskList`. Loads its machine when tasks are first shown. */
export function useTasks(ownerId: string) {
  const forum = useForum();
  const viewerId = useSession().user?._id;
  const toggle = useMemo(
    () => late(async () => (await import('./taskToggle')).startTaskToggle(forum, ownerId, viewerId)),
    [forum, ownerId, viewerId],
  );
  useEffect(() => {
    // An event retries.
    toggle.load().catch(() => undefined);
  }, [toggle]);
  const busyIds = useMutationState({
    filters: { mutationKey: taskMutationKey(ownerId), status: 'pending' },
    select: ({ state }) => state.variables,
  });

  async function send(event: TaskToggleEvent): Promise<void> {
    const notify = forum.notifier();
    try {
      (await loadFor(toggle, forum.currentUserId)).send(event);
    } catch {
      notify(wholeSiteTextsOf(forum.texts).taskUpdateFailed);
    }
  }
  return {
    busyIds: new Set(busyIds.filter((id) => typeof id === 'string')),
    onMarkDone: ({ _id }: { _id: string }): void => void send({ type: 'task.completed', taskId: _id }),
    onToggle: ({ _id }: { _id: string }): void => void send({ type: 'task.toggled', taskId: _id }),
  };
}

import type { Notification } from '@alphazone/client';
import { useEffect } from 'react';

import type { Forum } from '../forum/Forum';
import { useForum } from '../forum/ForumContext';
import { rolesKey } from './useMyRoles';

/** Refetches roles and sanctions when the server notifies the user of a change. Returns a function that stops. */
export function followStanding(
  { realtime, cache }: Pick<Forum, 'realtime' | 'cache'>,
  onNews: (news: Notification) => void,
): () => void {
  return realtime().on('notification', ({ item }) => {
    // Rewards, decisions and roles.
    if (item?.type !== 'other') return;
    void cache.invalidateQueries({ queryKey: rolesKey });
    onNews(item);
  });
}

/** @param onNews gets notifications of decisions and roles, stable */
export function useStandingNews(onNews: (news: Notification) => void): void {
  const forum = useForum();
  useEffect(() => followStanding(forum, onNews), [forum, onNews]);
}

import type { Notification } from '@alphazone/client';
import { useEffect } from 'react';

import type { Forum } from '../forum/Forum';
import { useForum } from '../forum/ForumContext';
import { useLate } from '../forum/useLate';
import type { Realtime } from '../live/realtime';
import { rolesKey } from './useMyRoles';

/** Refetches roles and sanctions on notifications about them. Returns the unsubscribe function. */
export function followStanding(
  { cache }: Pick<Forum, 'cache'>,
  realtime: Pick<Realtime, 'on'>,
  onNews: (news: Notification) => void,
): () => void {
  return realtime.on('notification', ({ item }) => {
    // Rewards, decisions and roles.
    if (item?.type !== 'other') return;
    void cache.invalidateQueries({ queryKey: rolesKey });
    onNews(item);
  });
}

/** @param onNews gets notifications of decisions and roles, stable */
export function useStandingNews(onNews: (news: Notification) => void): void {
  const forum = useForum();
  const realtime = useLate(forum.live)?.realtime;
  useEffect(() => realtime && followStanding(forum, realtime, onNews), [forum, realtime, onNews]);
}

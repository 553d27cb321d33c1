import type { Notification } from '@alphazone/client';
import { useEffect, useRef } from 'react';

import type { Forum } from '../forum/Forum';
import { useForum } from '../forum/ForumContext';
import { useLate } from '../forum/late/useLate';
import type { Realtime } from '../live/realtime';
import { rolesKey } from './useMyRoles';

/** Refetches roles and sanctions on notifications of decisions and roles. Returns the unsubscribe function. */
export function followDecisions(
  { cache }: Pick<Forum, 'cache'>,
  realtime: Pick<Realtime, 'on'>,
  onNotification: (notification: Notification) => void,
): () => void {
  return realtime.on('notification', ({ item }) => {
    // Rewards, decisions and roles.
    if (item?.type !== 'other') return;
    void cache.invalidateQueries({ queryKey: rolesKey });
    onNotification(item);
  });
}

/**
 * Calls back with notifications of moderators' decisions about the user and of changes of roles, as they are pushed. Does not connect
 * the socket: a site without the bell and the chat calls `forum.start('posts')`, or nothing is pushed.
 */
export function useDecisionNotifications(onNotification: (notification: Notification) => void): void {
  const forum = useForum();
  const realtime = useLate(forum.live)?.realtime;
  const latest = useRef(onNotification);
  useEffect(() => {
    latest.current = onNotification;
  });
  useEffect(
    () => realtime && followDecisions(forum, realtime, (notification) => latest.current(notification)),
    [forum, realtime],
  );
}

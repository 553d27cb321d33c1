import { pagePaths } from '@alphazone/client/pages';
import {
  notificationsStatus,
  notificationTarget,
  type NotificationItem,
  type NotificationsEvent,
  type NotificationTarget,
} from '@alphazone/machines';
import { useEffect } from 'react';

import { useForum } from '../forum/ForumContext';
import { useActorState } from '../forum/late/useActorState';
import { useLate } from '../forum/late/useLate';

/**
 * The bell, with the props of the kit's `NotificationMenu`. Connects when it is mounted, and polls.
 * @param onTarget called when the user chooses a notification about a post, a user or a decision; `href` is
 * the kit's link
 */
export function useNotifications(onTarget?: (target: NotificationTarget & { href: string }) => void) {
  const forum = useForum();
  const bell = useLate(forum.live)?.notifications();
  const snapshot = useActorState(bell, (current) => current);
  useEffect(() => forum.start('notifications'), [forum]);
  const send = (event: NotificationsEvent) =>
    forum.live.whenLoaded((live) => live.notifications().send(event));
  const load = () => send({ type: 'list.opened' });

  return {
    notifications: snapshot?.context.list ?? [],
    status: snapshot ? notificationsStatus(snapshot) : 'loading',
    unreadCount: snapshot?.context.count ?? 0,
    onOpen: load,
    onRetry: load,
    /** Marks the whole list as read. */
    onReadAll: () => send({ type: 'list.read' }),
    /** Marks it as read. */
    onChoose: (notification: NotificationItem) => {
      send({ type: 'notification.opened', id: notification._id });
      const target = notificationTarget(notification);
      if (target) onTarget?.({ ...target, href: pagePaths[target.kind](target.id) });
    },
  };
}

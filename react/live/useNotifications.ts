import {
  notificationsStatus,
  notificationTarget,
  type NotificationItem,
  type NotificationTarget,
} from '@alphazone/machines';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';

import { useForum } from '../forum/ForumContext';

const folders = { post: 'Posts', user: 'Users', decision: 'decisions' } as const;

/**
 * The bell, with the props of the kit's `NotificationMenu`. Connects when it is mounted, and polls.
 *
 * @param onTarget called when the user chooses a notification about a post, a user or a decision; `href` is where the kit links to
 */
export function useNotifications(onTarget?: (target: NotificationTarget & { href: string }) => void) {
  const forum = useForum();
  const bell = forum.notifications();
  const { list, count } = useSelector(bell, ({ context }) => context);
  const status = useSelector(bell, notificationsStatus);
  useEffect(() => forum.start('notifications'), [forum]);
  const load = () => bell.send({ type: 'list.opened' });

  return {
    notifications: list,
    status,
    unreadCount: count,
    onOpen: load,
    onRetry: load,
    /** Marks it as read. */
    onChoose: (notification: NotificationItem) => {
      bell.send({ type: 'notification.opened', id: notification._id });
      const target = notificationTarget(notification);
      if (target)
        onTarget?.({ ...target, href: `/${folders[target.kind]}/${encodeURIComponent(target.id)}` });
    },
  };
}

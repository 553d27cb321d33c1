import { notificationsStatus, notificationTarget } from '@alphazone/machines';
import { NotificationMenu } from '@alphazone/ui';
import { useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';

import { useLive } from '../live/LiveContext';
import { paths } from '../paths';

export function Bell() {
  const { notifications } = useLive();
  const navigate = useNavigate();
  const { list, count } = useSelector(notifications, ({ context }) => context);
  const status = useSelector(notifications, notificationsStatus);
  const load = () => notifications.send({ type: 'list.opened' });

  return (
    <NotificationMenu
      notifications={list}
      status={status}
      unreadCount={count}
      onOpen={load}
      onChoose={(notification) => {
        notifications.send({ type: 'notification.opened', id: notification._id });
        const target = notificationTarget(notification);
        if (target) void navigate(target.kind === 'post' ? paths.post(target.id) : paths.user(target.id));
      }}
      onRetry={load}
    />
  );
}

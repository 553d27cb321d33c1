import type { Notification } from '@alphazone/client';
import { NotificationMenu } from '@alphazone/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useApi } from '../api/ApiContext';
import {
  markReadMutation,
  notificationListQuery,
  unreadCountQuery,
} from '../api/notifications/notificationQueries';
import { notificationTarget } from '../api/notifications/notificationTarget';
import { run } from '../api/run';

/** The member's notifications. Loaded when they are opened; only the count is polled. Spec sections 2 and 4. */
export function Bell({ userId }: { userId: string }) {
  const api = useApi();
  const navigate = useNavigate();
  const [isOpened, setOpened] = useState(false);
  const count = useQuery(unreadCountQuery(api, userId));
  const list = useQuery({ ...notificationListQuery(api, userId), enabled: isOpened });

  const choose = (notification: Notification) => {
    void run(api, markReadMutation(api, userId), notification);
    const target = notificationTarget(notification);
    if (target !== undefined) void navigate(target);
  };
  const load = () => {
    if (isOpened) void list.refetch();
    setOpened(true);
  };

  return (
    <NotificationMenu
      notifications={list.data ?? []}
      status={list.isError ? 'failed' : list.data ? 'ready' : 'loading'}
      unreadCount={count.isError ? 0 : (count.data ?? 0)}
      onOpen={load}
      onChoose={choose}
      onRetry={load}
    />
  );
}

import { useNotifications } from '@alphazone/react';
import { NotificationMenu } from '@alphazone/ui';
import { useNavigate } from 'react-router-dom';

import { paths } from '../paths';

export function Bell() {
  const navigate = useNavigate();
  const bell = useNotifications(
    ({ kind, id }) => void navigate(kind === 'post' ? paths.post(id) : paths.user(id)),
  );
  return <NotificationMenu {...bell} />;
}

import { useNotifications } from '@alphazone/react';
import { NotificationMenu } from '@alphazone/ui';
import { useNavigate } from 'react-router-dom';

import { paths } from '../paths';

export function Bell() {
  const navigate = useNavigate();
  const bell = useNotifications(({ kind, id }) => void navigate(paths[kind](id)));
  return <NotificationMenu {...bell} />;
}

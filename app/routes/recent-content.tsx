import { useMyRoles } from '@alphazone/react';
import { useParams } from 'react-router-dom';

import { NotFound } from '../screens/NotFound';
import { RecentContent } from '../screens/RecentContent';

export function Component() {
  const { id = '' } = useParams();
  const { may } = useMyRoles();
  return may('remove all content of a member') ? <RecentContent memberId={id} /> : <NotFound />;
}

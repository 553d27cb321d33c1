import { useParams } from 'react-router-dom';

import { Profile } from '../screens/Profile';
import { useProfileView } from './useProfileView';

/** `/Users/{id}`, with `?tab=achievements|tasks`, and `?settings=open` for its owner. */
export function Component() {
  const { id = '' } = useParams();
  const view = useProfileView();
  return <Profile key={id} id={id} view={view} />;
}

import { useParams } from 'react-router-dom';

import { Profile } from '../screens/Profile';

/** `/Users/{id}`. */
export function Component() {
  const { id = '' } = useParams();
  return <Profile key={id} id={id} />;
}

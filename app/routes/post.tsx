import { useParams } from 'react-router-dom';

import { PostDetails } from '../screens/PostDetails';

export function Component() {
  const { id = '' } = useParams();
  return <PostDetails key={id} id={id} />;
}

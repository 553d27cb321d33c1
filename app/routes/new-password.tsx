import { useLocation } from 'react-router-dom';

import { NewPassword } from '../screens/NewPassword';

/** The token follows the `#`, which browsers do not send. */
export function Component() {
  const token = useLocation().hash.slice(1);
  return <NewPassword key={token} token={token} />;
}

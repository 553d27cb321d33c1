import { useLocation } from 'react-router-dom';

import { ConfirmEmail } from '../screens/ConfirmEmail';

/** The token follows the `#`, which browsers do not send. */
export function Component() {
  const token = useLocation().hash.slice(1);
  return <ConfirmEmail key={token} token={token} />;
}

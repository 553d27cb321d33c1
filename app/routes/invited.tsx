import { useLocation } from 'react-router-dom';

import { Auth } from '../screens/Auth';

/** The token follows the `#`, which browsers do not send. */
export function Component() {
  const invitation = useLocation().hash.slice(1);
  return <Auth key={invitation} referralCode="" invitation={invitation} />;
}

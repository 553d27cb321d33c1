import { useSession } from '@alphazone/react';

import { usePorts } from '../ports';

/** Only controls visibility; the server authorises every request. */
export function useIsAdmin(): boolean {
  const { site } = usePorts();
  const { user } = useSession();
  return user !== undefined && user._id === site.adminUserId;
}

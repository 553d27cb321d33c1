import type { Session } from '@alphazone/client';
import { useCallback, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../paths';
import { usePorts } from '../ports';

export function useSession(): Session | undefined {
  const { session } = usePorts();
  return useSyncExternalStore(session.subscribe, session.current, session.current);
}

/** Only controls visibility; the server authorises every request. */
export function useIsAdmin(): boolean {
  const { site } = usePorts();
  const session = useSession();
  return session !== undefined && session.result._id === site.adminUserId;
}

/** For a guest, alerts, opens the log-in form and resolves with undefined. */
export function useRequireSession(): (message: string) => Promise<Session | undefined> {
  const { session, alerts } = usePorts();
  const navigate = useNavigate();

  return useCallback(
    async (message) => {
      const current = session.current();
      if (current) return current;
      await alerts.alert(message);
      await navigate(paths.auth());
      return undefined;
    },
    [session, alerts, navigate],
  );
}

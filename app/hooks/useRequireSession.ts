import { useForum } from '@alphazone/react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../paths';
import { usePorts } from '../ports';

/** Resolves with whether a user is logged in. For a guest, alerts and opens the log-in form. */
export function useRequireSession(): (message: string) => Promise<boolean> {
  const { currentUserId } = useForum();
  const { alerts } = usePorts();
  const navigate = useNavigate();

  return useCallback(
    async (message) => {
      if (currentUserId() !== undefined) return true;
      await alerts.alert(message);
      await navigate(paths.auth());
      return false;
    },
    [currentUserId, alerts, navigate],
  );
}

import { useForum } from '@alphazone/react';
import { useNavigate } from 'react-router-dom';

import { patterns } from '../../paths';
import { usePorts } from '../../ports';

/** Does nothing if another user has logged in meanwhile. */
export function useLeave(id: string): (message: string) => Promise<void> {
  const { session, currentUserId } = useForum();
  const { alerts } = usePorts();
  const navigate = useNavigate();

  return async (message) => {
    if (![undefined, id].includes(currentUserId())) return;
    session.end();
    await alerts.alert(message);
    await navigate(patterns.home);
  };
}

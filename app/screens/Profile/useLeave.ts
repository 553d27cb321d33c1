import { useNavigate } from 'react-router-dom';

import { paths } from '../../paths';
import { usePorts } from '../../ports';

/** Does nothing if another user has logged in meanwhile. */
export function useLeave(id: string): (message: string) => Promise<void> {
  const { session, alerts } = usePorts();
  const navigate = useNavigate();

  return async (message) => {
    const currentUserId = session.current()?.result._id;
    if (currentUserId !== undefined && currentUserId !== id) return;
    session.end();
    await alerts.alert(message);
    await navigate(paths.home());
  };
}

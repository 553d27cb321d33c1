import { useNavigate } from 'react-router-dom';

import { paths } from '../../paths';
import { usePorts } from '../../ports';

/**
 * Ends the session of this member, which the server has ended already, says so, and goes to the home page
 * afterwards. Whoever has logged in meanwhile stays.
 */
export function useLeave(id: string): (message: string) => Promise<void> {
  const { session, alerts } = usePorts();
  const navigate = useNavigate();

  return async (message) => {
    const reader = session.current()?.result._id;
    if (reader !== undefined && reader !== id) return;
    session.end();
    await alerts.alert(message);
    await navigate(paths.home());
  };
}

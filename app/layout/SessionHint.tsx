import { Pill } from '@alphazone/ui';
import { useEffect, useState } from 'react';

import { messages } from '../messages';
import { usePorts } from '../ports';

/** Says so when the session has ended by itself, until the next log-in. */
export function SessionHint() {
  const { session } = usePorts();
  const [hasEnded, setHasEnded] = useState(false);

  useEffect(
    () =>
      session.onChange((change) => {
        if (change.type === 'session.opened') setHasEnded(false);
        if (change.type === 'session.closed') {
          setHasEnded(change.reason === 'expired' || change.reason === 'rejected');
        }
      }),
    [session],
  );
  return <div role="status">{hasEnded && <Pill>{messages.sessionEnded}</Pill>}</div>;
}

import { Pill } from '@alphazone/ui';
import { useSyncExternalStore } from 'react';

import { messages } from '../messages';
import { usePorts } from '../ports';

/** Shown after a session has expired or was rejected, until the next log-in. */
export function SessionHint() {
  const { session } = usePorts();
  const hasEnded = () => session.current() === undefined && session.ownerId() !== undefined;
  const isShown = useSyncExternalStore(session.subscribe, hasEnded, () => false);
  return <div role="status">{isShown && <Pill>{messages.sessionEnded}</Pill>}</div>;
}

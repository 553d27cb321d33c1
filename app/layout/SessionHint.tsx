import { useForum, useSession } from '@alphazone/react';
import { Notice } from '@alphazone/ui';

/** Shown after a session has expired or was rejected, until the next log-in. */
export function SessionHint() {
  const { texts } = useForum();
  const { hasEnded } = useSession();
  return <div role="status">{hasEnded && <Notice>{texts.sessionEnded}</Notice>}</div>;
}

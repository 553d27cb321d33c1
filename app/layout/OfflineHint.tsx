import { Pill } from '@alphazone/ui';

import { messages } from '../messages';
import { useIsOnline } from './useIsOnline';

/** Tells the user that the browser is offline. */
export function OfflineHint() {
  const isHidden = useIsOnline();
  return <div role="status">{!isHidden && <Pill>{messages.offline}</Pill>}</div>;
}

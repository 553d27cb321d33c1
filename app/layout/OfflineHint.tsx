import { Pill } from '@alphazone/ui';

import { messages } from '../messages';
import { useIsOnline } from './useIsOnline';

/** Says so while the browser has no network. */
export function OfflineHint() {
  const isHidden = useIsOnline();
  return <div role="status">{!isHidden && <Pill>{messages.offline}</Pill>}</div>;
}

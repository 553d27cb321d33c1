import { Pill } from '@alphazone/ui';

import { messages } from '../messages';
import { useIsOnline } from '@alphazone/react';

export function OfflineHint() {
  const isHidden = useIsOnline();
  return <div role="status">{!isHidden && <Pill>{messages.offline}</Pill>}</div>;
}

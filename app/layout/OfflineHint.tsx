import { Pill } from '@alphazone/ui';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import { messages } from '../messages';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();

/** Says so while the browser has no network. */
export function OfflineHint() {
  const isHidden = useSyncExternalStore(subscribe, isOnline, () => true);
  return <div role="status">{!isHidden && <Pill>{messages.offline}</Pill>}</div>;
}

import { useSyncExternalStore } from 'react';

import { lazyPart } from '../lazyPart';
import type { DialogAlerts } from './dialogAlerts';

export const AlertDialogs = lazyPart(async () => (await import('./AlertDialogs')).AlertDialogs);

export function AlertHost({ alerts }: { alerts: DialogAlerts }) {
  const dialog = useSyncExternalStore(alerts.subscribe, alerts.current, alerts.current);
  if (!dialog) return null;
  return <AlertDialogs key={dialog.id} alerts={alerts} dialog={dialog} onLoadFailed={dialog.showNative} />;
}

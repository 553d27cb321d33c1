import { useSyncExternalStore } from 'react';

import { lazyPart } from '../lazyPart';
import { browserAlerts } from './browserAlerts';
import type { DialogAlerts, OpenDialog } from './dialogAlerts';

export const AlertDialogs = lazyPart(async () => (await import('./AlertDialogs')).AlertDialogs);

export function AlertHost({ alerts }: { alerts: DialogAlerts }) {
  const dialog = useSyncExternalStore(alerts.subscribe, alerts.current, alerts.current);
  if (!dialog) return null;
  return (
    <AlertDialogs
      key={dialog.id}
      alerts={alerts}
      dialog={dialog}
      onLoadFailed={() => void showNative(alerts, dialog)}
    />
  );
}

async function showNative(alerts: DialogAlerts, { id, kind, message }: OpenDialog) {
  const native = browserAlerts(window);
  if (kind === 'confirm' && !(await native.confirm(message))) return alerts.cancel(id);
  if (kind === 'alert') await native.alert(message);
  alerts.accept(id);
}

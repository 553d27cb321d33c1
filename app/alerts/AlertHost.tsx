import { AlertDialog, Button, ConfirmDialog } from '@alphazone/ui';
import { useSyncExternalStore } from 'react';

import type { DialogAlerts } from './dialogAlerts';

export function AlertHost({ alerts }: { alerts: DialogAlerts }) {
  const dialog = useSyncExternalStore(alerts.subscribe, alerts.current, alerts.current);
  if (!dialog) return null;

  const { id, kind, message, confirmLabel, cancelLabel, choices } = dialog;
  if (kind === 'confirm') {
    return (
      <ConfirmDialog
        key={id}
        isOpen
        isDestructive={confirmLabel !== undefined}
        message={message}
        {...(confirmLabel !== undefined && { confirmLabel })}
        {...(cancelLabel !== undefined && { cancelLabel })}
        onConfirm={() => alerts.accept(id)}
        onCancel={() => alerts.cancel(id)}
      />
    );
  }
  return (
    <AlertDialog key={id} isOpen message={message} onClose={() => alerts.accept(id)}>
      {choices.map(({ label, value }) => (
        <Button key={value} onClick={() => alerts.accept(id, value)}>
          {label}
        </Button>
      ))}
    </AlertDialog>
  );
}

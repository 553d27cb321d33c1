import { AlertDialog, Button, ConfirmDialog, preloadPopups } from '@alphazone/ui';

import type { DialogAlerts, OpenDialog } from './dialogAlerts';

// This module loads when the browser is idle. It is in no page's first code, which has a budget.
preloadPopups();

export interface AlertDialogsProps {
  alerts: DialogAlerts;
  dialog: OpenDialog;
}

export function AlertDialogs({ alerts, dialog }: AlertDialogsProps) {
  const { id, kind, message, confirmLabel, cancelLabel, choices } = dialog;
  if (kind === 'confirm') {
    return (
      <ConfirmDialog
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
    <AlertDialog isOpen message={message} onClose={() => alerts.accept(id)}>
      {choices.map(({ label, value }) => (
        <Button key={value} onClick={() => alerts.accept(id, value)}>
          {label}
        </Button>
      ))}
    </AlertDialog>
  );
}

import { AlertDialog, Button, ConfirmDialog } from '@alphazone/ui';

import type { DialogAlerts, OpenDialog } from './dialogAlerts';

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

import * as RadixAlert from '@radix-ui/react-alert-dialog';
import type { ComponentProps } from 'react';

import { useMessages } from '../../theme/MessagesProvider';
import { StyledActions } from '../AlertDialog/AlertDialog.styles';
import { AlertDialogFrame } from '../AlertDialog/AlertDialogFrame';
import { Button } from '../Button';

export interface ConfirmDialogProps extends Omit<ComponentProps<typeof RadixAlert.Content>, 'children'> {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** The question. Keeps line breaks. */
  message: string;
  /** Called when the user confirms. */
  onConfirm: () => void;
  /** Called on Cancel, Escape or a phone's Back. */
  onCancel: () => void;
  /** Whether the action is irreversible, which makes the button red. @default false */
  isDestructive?: boolean;
  /** Label of the confirm button. @default 'Confirm' */
  confirmLabel?: string;
  /** Label of the cancel button. @default 'Cancel' */
  cancelLabel?: string;
}

/** A confirmation dialog named by its question; Cancel receives the focus. Renders a `<div role="alertdialog">`. */
export function ConfirmDialog({
  isOpen,
  message,
  onConfirm,
  onCancel,
  isDestructive = false,
  confirmLabel,
  cancelLabel,
  ...props
}: ConfirmDialogProps) {
  const messages = useMessages();
  return (
    <AlertDialogFrame isOpen={isOpen} message={message} onClose={onCancel} {...props}>
      <StyledActions>
        <RadixAlert.Cancel asChild>
          <Button>{cancelLabel ?? messages.dialog.cancel}</Button>
        </RadixAlert.Cancel>
        <Button variant={isDestructive ? 'danger' : 'solid'} onClick={onConfirm}>
          {confirmLabel ?? messages.dialog.confirm}
        </Button>
      </StyledActions>
    </AlertDialogFrame>
  );
}

import * as RadixAlert from '@radix-ui/react-alert-dialog';
import type { ComponentProps } from 'react';

import { useCloseRequests } from '../../hooks/useCloseRequests';
import { useReturnFocus } from '../../hooks/useReturnFocus';
import { useMessages } from '../../theme/MessagesProvider';
import {
  StyledActions,
  StyledContent,
  StyledMessage,
  StyledOverlay,
} from '../AlertDialog/AlertDialog.styles';
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
  const returnFocus = useReturnFocus();
  useCloseRequests(isOpen, onCancel);
  return (
    <RadixAlert.Root open={isOpen} onOpenChange={(isNowOpen) => isNowOpen || onCancel()}>
      <RadixAlert.Portal>
        <StyledOverlay>
          <StyledContent aria-describedby={undefined} {...returnFocus} {...props}>
            <StyledMessage>{message}</StyledMessage>
            <StyledActions>
              <RadixAlert.Cancel asChild>
                <Button>{cancelLabel ?? messages.dialog.cancel}</Button>
              </RadixAlert.Cancel>
              <Button variant={isDestructive ? 'danger' : 'solid'} onClick={onConfirm}>
                {confirmLabel ?? messages.dialog.confirm}
              </Button>
            </StyledActions>
          </StyledContent>
        </StyledOverlay>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  );
}

import * as RadixAlert from '@radix-ui/react-alert-dialog';
import { useRef, type ComponentProps } from 'react';

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
  /** Whether it is shown. */
  isOpen: boolean;
  /** The exact question. Line breaks are kept. */
  message: string;
  /** Called when the question is answered with yes. */
  onConfirm: () => void;
  /** Called when it is answered with no, by Cancel or Escape. */
  onCancel: () => void;
  /** What confirming cannot undo is shown in red. @default false */
  isDestructive?: boolean;
  /** What the button says that confirms. @default 'Confirm' */
  confirmLabel?: string;
  /** What the button says that does nothing. @default 'Cancel' */
  cancelLabel?: string;
}

/** Asks before something happens; Cancel has the focus. Renders a `<div role="alertdialog">` named by its question. */
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
  // Confirming closes the dialog too, which must not count as cancelling.
  const isConfirmed = useRef(false);
  return (
    <RadixAlert.Root
      open={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen && !isConfirmed.current) {
          onCancel();
        }
        isConfirmed.current = false;
      }}
    >
      <RadixAlert.Portal>
        <StyledOverlay>
          <StyledContent aria-describedby={undefined} {...returnFocus} {...props}>
            <StyledMessage>{message}</StyledMessage>
            <StyledActions>
              <RadixAlert.Cancel asChild>
                <Button>{cancelLabel ?? messages.dialog.cancel}</Button>
              </RadixAlert.Cancel>
              <RadixAlert.Action
                asChild
                onClick={() => {
                  isConfirmed.current = true;
                  onConfirm();
                }}
              >
                <Button variant={isDestructive ? 'danger' : 'solid'}>
                  {confirmLabel ?? messages.dialog.confirm}
                </Button>
              </RadixAlert.Action>
            </StyledActions>
          </StyledContent>
        </StyledOverlay>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  );
}

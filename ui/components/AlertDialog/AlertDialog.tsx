import * as RadixAlert from '@radix-ui/react-alert-dialog';
import { Children, type ComponentProps, type ReactNode } from 'react';

import { useMessages } from '../../theme/MessagesProvider';
import { Button } from '../Button';
import { StyledActions, StyledChoices } from './AlertDialog.styles';
import { AlertDialogFrame } from './AlertDialogFrame';

export interface AlertDialogProps extends ComponentProps<typeof RadixAlert.Content> {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** The message. Keeps line breaks. */
  message: string;
  /** Called once, on OK, Escape or a phone's Back. */
  onClose: () => void;
  /** Label of the OK button. @default 'OK' */
  okLabel?: string;
  /** Further actions, above the OK button. They do not close the dialog. */
  children?: ReactNode;
}

/** Shows a message with an OK button, which receives the focus. Renders a `<div role="alertdialog">` named by it. */
export function AlertDialog({ isOpen, message, onClose, okLabel, children, ...props }: AlertDialogProps) {
  const messages = useMessages();
  const hasChoices = Children.toArray(children).length > 0;
  return (
    <AlertDialogFrame isOpen={isOpen} message={message} onClose={onClose} {...props}>
      {hasChoices && <StyledChoices>{children}</StyledChoices>}
      <StyledActions>
        {/* Radix focuses its Cancel part, so the OK button uses it. */}
        <RadixAlert.Cancel asChild>
          <Button variant="solid">{okLabel ?? messages.dialog.ok}</Button>
        </RadixAlert.Cancel>
      </StyledActions>
    </AlertDialogFrame>
  );
}

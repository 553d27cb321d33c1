import * as RadixAlert from '@radix-ui/react-alert-dialog';
import { Children, type ComponentProps, type ReactNode } from 'react';

import { useReturnFocus } from '../../hooks/useReturnFocus';
import { useMessages } from '../../theme/MessagesProvider';
import { Button } from '../Button';
import {
  StyledActions,
  StyledChoices,
  StyledContent,
  StyledMessage,
  StyledOverlay,
} from './AlertDialog.styles';

export interface AlertDialogProps extends ComponentProps<typeof RadixAlert.Content> {
  /** Whether it is shown. */
  isOpen: boolean;
  /** The exact text. Line breaks are kept. */
  message: string;
  /** Called once when it is closed, by OK or Escape. */
  onClose: () => void;
  /** What the button says. @default 'OK' */
  okLabel?: string;
  /** Other ways out, above the OK button; they do not close the dialog by themselves. */
  children?: ReactNode;
}

/** Says one thing and waits for OK, which has the focus. Renders a `<div role="alertdialog">` named by its message. */
export function AlertDialog({ isOpen, message, onClose, okLabel, children, ...props }: AlertDialogProps) {
  const messages = useMessages();
  const returnFocus = useReturnFocus();
  const hasChoices = Children.toArray(children).length > 0;
  return (
    <RadixAlert.Root
      open={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) {
          onClose();
        }
      }}
    >
      <RadixAlert.Portal>
        <StyledOverlay>
          <StyledContent aria-describedby={undefined} {...returnFocus} {...props}>
            <StyledMessage>{message}</StyledMessage>
            {hasChoices && <StyledChoices>{children}</StyledChoices>}
            <StyledActions>
              {/* Radix gives the focus to its Cancel part; here that is the only way out. */}
              <RadixAlert.Cancel asChild>
                <Button variant="solid">{okLabel ?? messages.dialog.ok}</Button>
              </RadixAlert.Cancel>
            </StyledActions>
          </StyledContent>
        </StyledOverlay>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  );
}

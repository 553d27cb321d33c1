import * as RadixAlert from '@radix-ui/react-alert-dialog';
import type { ComponentProps, ReactNode } from 'react';

import { mergeProps } from '../../hooks/mergeProps';
import { useCloseRequests } from '../../hooks/useCloseRequests';
import { useReturnFocus } from '../../hooks/useReturnFocus';
import { StyledContent, StyledMessage, StyledOverlay } from './AlertDialog.styles';

export interface AlertDialogFrameProps extends ComponentProps<typeof RadixAlert.Content> {
  isOpen: boolean;
  /** The dialog's name. */
  message: string;
  onClose: () => void;
  /** The actions. */
  children: ReactNode;
}

/** What alerts and confirmations have in common. */
export function AlertDialogFrame({ isOpen, message, onClose, children, ...props }: AlertDialogFrameProps) {
  const returnFocus = useReturnFocus();
  useCloseRequests(isOpen, onClose);
  return (
    <RadixAlert.Root open={isOpen} onOpenChange={(isNowOpen) => isNowOpen || onClose()}>
      <RadixAlert.Portal>
        <StyledOverlay>
          <StyledContent aria-describedby={undefined} {...mergeProps(props, returnFocus)}>
            <StyledMessage>{message}</StyledMessage>
            {children}
          </StyledContent>
        </StyledOverlay>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  );
}

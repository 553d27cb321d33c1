import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { mergeProps } from '../../hooks/mergeProps';
import { useMessages } from '../../theme/MessagesProvider';
import { useDialog } from '../Dialog/dialogContext';
import { DialogPopupRoot } from '../Dialog/DialogPopupRoot';
import { useDialogFocus } from '../Dialog/useDialogFocus';
import { IconButton } from '../IconButton';
import {
  StyledBody,
  StyledContent,
  StyledHeader,
  StyledOverlay,
  StyledTitle,
  type SheetSide,
} from './Sheet.styles';

/** Focusing a field would open a phone's keyboard, and a button would look highlighted. */
function focusPanel(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) {
    event.currentTarget.focus({ preventScroll: true });
  }
}

export interface SheetContentProps extends Omit<ComponentProps<typeof RadixDialog.Content>, 'title'> {
  /** Title, and the sheet's accessible name. */
  title: ReactNode;
  /** The edge it slides in from. @default 'end' */
  side?: SheetSide;
  /** CSS width on wide screens. @default '400px' */
  width?: string;
  /** Content in place of the visible title, such as a search field. */
  header?: ReactNode;
  /** Whether the content has padding. @default true */
  isPadded?: boolean;
}

export function SheetPopup({
  title,
  side = 'end',
  width = '400px',
  header,
  isPadded = true,
  onOpenAutoFocus = focusPanel,
  children,
  ...props
}: SheetContentProps) {
  const messages = useMessages();
  const autoFocus = useDialogFocus(onOpenAutoFocus);
  const { contentId } = useDialog();
  return (
    <DialogPopupRoot>
      <StyledOverlay />
      <StyledContent
        id={contentId}
        $side={side}
        $width={width}
        aria-describedby={undefined}
        {...mergeProps(autoFocus, props)}
      >
        <StyledHeader>
          {header === undefined ? (
            <StyledTitle>{title}</StyledTitle>
          ) : (
            <>
              <RadixDialog.Title hidden>{title}</RadixDialog.Title>
              {header}
            </>
          )}
          <RadixDialog.Close asChild>
            <IconButton label={messages.dialog.close}>
              <X aria-hidden />
            </IconButton>
          </RadixDialog.Close>
        </StyledHeader>
        <StyledBody $isPadded={isPadded}>{children}</StyledBody>
      </StyledContent>
    </DialogPopupRoot>
  );
}

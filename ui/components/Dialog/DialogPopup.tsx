import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { mergeProps } from '../../hooks/mergeProps';
import { useMessages } from '../../theme/MessagesProvider';
import { IconButton } from '../IconButton';
import { VisuallyHidden } from '../VisuallyHidden';
import {
  StyledBody,
  StyledContent,
  StyledDescription,
  StyledFooter,
  StyledHeader,
  StyledOverlay,
  StyledTitle,
  type DialogSize,
} from './Dialog.styles';
import { useDialog } from './dialogContext';
import { DialogPopupRoot } from './DialogPopupRoot';
import { useDialogFocus } from './useDialogFocus';

/** Focuses the first field, in a radio group the checked radio. Radix would focus the close button. */
function focusFirstField(event: Event) {
  event.preventDefault();
  const panel = event.currentTarget;
  if (!(panel instanceof HTMLElement)) return;
  const first = panel.querySelector<HTMLElement>(':is(input:not([type="hidden"]), textarea, select):enabled');
  const checked =
    first instanceof HTMLInputElement && first.type === 'radio'
      ? panel.querySelector<HTMLElement>(`[name="${first.name}"]:checked`)
      : undefined;
  // A field that is not displayed does not take the focus from it.
  panel.focus({ preventScroll: true });
  (checked ?? first)?.focus({ preventScroll: true });
}

export interface DialogContentProps extends Omit<ComponentProps<typeof RadixDialog.Content>, 'title'> {
  /** Title, and the dialog's accessible name. */
  title: ReactNode;
  /** Whether the title is visually hidden. @default false */
  isTitleHidden?: boolean;
  /** A one-sentence description. */
  description?: ReactNode;
  /** Buttons at the bottom, the primary one last. */
  footer?: ReactNode;
  /** Maximum width: 400, 560 or 880 px. @default 'medium' */
  size?: DialogSize;
}

export function DialogPopup({
  title,
  isTitleHidden = false,
  description,
  footer,
  size = 'medium',
  onOpenAutoFocus = focusFirstField,
  children,
  ...props
}: DialogContentProps) {
  const messages = useMessages();
  const autoFocus = useDialogFocus(onOpenAutoFocus);
  const { contentId } = useDialog();
  const heading = <StyledTitle>{title}</StyledTitle>;
  return (
    <DialogPopupRoot>
      <StyledOverlay>
        <StyledContent
          id={contentId}
          $size={size}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...mergeProps(autoFocus, props)}
        >
          <StyledHeader>
            {isTitleHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
            <RadixDialog.Close asChild>
              <IconButton label={messages.dialog.close}>
                <X aria-hidden />
              </IconButton>
            </RadixDialog.Close>
          </StyledHeader>
          <StyledBody>
            {description && <StyledDescription>{description}</StyledDescription>}
            {children}
          </StyledBody>
          {footer && <StyledFooter>{footer}</StyledFooter>}
        </StyledContent>
      </StyledOverlay>
    </DialogPopupRoot>
  );
}

import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

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

export type DialogRootProps = ComponentProps<typeof RadixDialog.Root>;

/** Holds the state of a dialog; control it with `open` and `onOpenChange`. Renders no element. */
export const Root = RadixDialog.Root;

export type DialogTriggerProps = ComponentProps<typeof RadixDialog.Trigger>;

/** Opens the dialog. Renders its only child, which must be a kit button. */
export function Trigger(props: DialogTriggerProps) {
  return <RadixDialog.Trigger asChild {...props} />;
}

/** Closes the dialog. Renders its only child, which must be a kit button. */
export function Close(props: ComponentProps<typeof RadixDialog.Close>) {
  return <RadixDialog.Close asChild {...props} />;
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

/** Radix would focus the close button. */
function focusFirstField(event: Event) {
  event.preventDefault();
  const panel = event.currentTarget;
  if (panel instanceof HTMLElement) {
    (panel.querySelector<HTMLElement>('input, textarea, select') ?? panel).focus({ preventScroll: true });
  }
}

/** The dialog panel; full-screen on phones. Renders a `<div role="dialog">` in a portal. */
export function Content({
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
  const heading = <StyledTitle>{title}</StyledTitle>;
  return (
    <RadixDialog.Portal>
      <StyledOverlay>
        <StyledContent
          $size={size}
          onOpenAutoFocus={onOpenAutoFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...props}
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
    </RadixDialog.Portal>
  );
}

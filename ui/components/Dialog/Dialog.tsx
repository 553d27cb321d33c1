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

/** The state of a dialog; `open` and `onOpenChange` control it. Renders no element. */
export const Root = RadixDialog.Root;

export type DialogTriggerProps = ComponentProps<typeof RadixDialog.Trigger>;

/** Opens the dialog. Renders its only child, a button of the kit. */
export function Trigger(props: DialogTriggerProps) {
  return <RadixDialog.Trigger asChild {...props} />;
}

/** Closes the dialog. Renders its only child, a button of the kit. */
export function Close(props: ComponentProps<typeof RadixDialog.Close>) {
  return <RadixDialog.Close asChild {...props} />;
}

export interface DialogContentProps extends Omit<ComponentProps<typeof RadixDialog.Content>, 'title'> {
  /** Title and accessible name of the dialog. */
  title: ReactNode;
  /** Whether the title is visually hidden. @default false */
  isTitleHidden?: boolean;
  /** A sentence under the title. */
  description?: ReactNode;
  /** Buttons at the bottom; the one that confirms comes last. */
  footer?: ReactNode;
  /** At most 400, 560 or 880 px wide. @default 'medium' */
  size?: DialogSize;
}

/** Focuses the first field, else the panel, instead of the close button. */
function focusFirstField(event: Event) {
  event.preventDefault();
  const panel = event.currentTarget;
  if (panel instanceof HTMLElement) {
    (panel.querySelector<HTMLElement>('input, textarea, select') ?? panel).focus({ preventScroll: true });
  }
}

/** The panel over the page; fills the screen of a phone. Renders a `<div role="dialog">` in a portal. */
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

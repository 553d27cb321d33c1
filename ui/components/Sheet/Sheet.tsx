import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { useMessages } from '../../theme/MessagesProvider';
import { IconButton } from '../IconButton';
import {
  StyledBody,
  StyledContent,
  StyledHeader,
  StyledOverlay,
  StyledTitle,
  type SheetSide,
} from './Sheet.styles';

export type SheetRootProps = ComponentProps<typeof RadixDialog.Root>;

/** Holds the state of a sheet; control it with `open` and `onOpenChange`. Renders no element. */
export const Root = RadixDialog.Root;

/** Opens the sheet. Renders its only child, which must be a kit button. */
export function Trigger(props: ComponentProps<typeof RadixDialog.Trigger>) {
  return <RadixDialog.Trigger asChild {...props} />;
}

/** Closes the sheet. Renders its only child. */
export function Close(props: ComponentProps<typeof RadixDialog.Close>) {
  return <RadixDialog.Close asChild {...props} />;
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

/** Focusing a field would open a phone's keyboard, and a button would look highlighted. */
function focusPanel(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) {
    event.currentTarget.focus({ preventScroll: true });
  }
}

/** A full-height panel at one edge; full-screen on phones. Renders a `<div role="dialog">`. */
export function Content({
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
  return (
    <RadixDialog.Portal>
      <StyledOverlay />
      <StyledContent
        $side={side}
        $width={width}
        aria-describedby={undefined}
        onOpenAutoFocus={onOpenAutoFocus}
        {...props}
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
    </RadixDialog.Portal>
  );
}

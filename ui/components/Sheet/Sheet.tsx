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

/** Holds a sheet together; `open` and `onOpenChange` control it. Renders nothing of its own. */
export const Root = RadixDialog.Root;

/** Opens the sheet. Renders its only child, a button of the kit. */
export function Trigger(props: ComponentProps<typeof RadixDialog.Trigger>) {
  return <RadixDialog.Trigger asChild {...props} />;
}

/** Closes the sheet. Renders its only child. */
export function Close(props: ComponentProps<typeof RadixDialog.Close>) {
  return <RadixDialog.Close asChild {...props} />;
}

export interface SheetContentProps extends Omit<ComponentProps<typeof RadixDialog.Content>, 'title'> {
  /** Names the sheet, at its top. */
  title: ReactNode;
  /** The edge it comes from on wide screens; on a phone it covers the screen. @default 'end' */
  side?: SheetSide;
  /** CSS length on wide screens. @default '400px' */
  width?: string;
  /** Stands beside the close button instead of the title, such as a search field. */
  header?: ReactNode;
  /** Space around the content. @default true */
  isPadded?: boolean;
}

/** Gives the focus to the panel rather than to the button that closes it; no keyboard comes up on a phone. */
function focusPanel(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) {
    event.currentTarget.focus({ preventScroll: true });
  }
}

/** A panel of the full height, at one edge or, on a phone, over the whole screen. Renders a `<div role="dialog">`. */
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

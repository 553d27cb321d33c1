import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { messages } from '../../messages';
import { IconButton } from '../IconButton';
import { StyledBody, StyledContent, StyledHeader, StyledOverlay, StyledTitle } from './Sheet.styles';
import type { SheetSide } from './Sheet.styles';

export interface SheetProps extends Omit<ComponentProps<typeof RadixDialog.Content>, 'title'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Names the sheet; its heading unless `header` stands in for it. */
  title: string;
  /** `end`: slides in from the end edge, all of the width on phones. `full`: the whole screen. @default 'end' */
  side?: SheetSide;
  /** Stands beside the close button instead of the title, such as a search field. */
  header?: ReactNode;
  /** @default 'Close' */
  closeLabel?: string;
}

/** A modal sheet of full height. Escape, the close button and a click beside it close it. */
export function Sheet({
  isOpen,
  onOpenChange,
  title,
  side = 'end',
  header,
  closeLabel = messages.dialog.close,
  children,
  ...props
}: SheetProps) {
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <StyledOverlay />
        <StyledContent $side={side} aria-describedby={undefined} {...props}>
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
              <IconButton label={closeLabel}>
                <X aria-hidden />
              </IconButton>
            </RadixDialog.Close>
          </StyledHeader>
          <StyledBody>{children}</StyledBody>
        </StyledContent>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

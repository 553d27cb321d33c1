import { Slot } from '@radix-ui/react-slot';
import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ComponentProps, FocusEvent, HTMLAttributes, KeyboardEvent, ReactElement } from 'react';

import { StyledContent } from './Tooltip.styles';
import { useTouchTooltip } from './useTouchTooltip';

export interface TooltipProps {
  /** The text. Undefined: no tooltip. */
  content: string | undefined;
  /** The element to explain. It must accept a ref and DOM props. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
  /** Whether the child is text, not a control. Makes it focusable, and a tap opens the tooltip. @default false */
  isText?: boolean;
  /** Whether the child's name includes the content, which is then not announced again. @default false */
  repeatsName?: boolean;
  /** Preferred side. @default 'top' */
  side?: 'top' | 'bottom';
}

/** Opens only for Tab: scripts also move the focus, as when a dialog opens or closes. */
const ignoreFocus = (event: FocusEvent) => event.preventDefault();

/** Drops the description that Radix adds. */
function Undescribed({ 'aria-describedby': _, ...props }: ComponentProps<typeof Slot>) {
  return <Slot {...props} />;
}

/** A short explanation on hover, keyboard focus, tap (texts) or long press (controls). Escape closes it. */
export function Tooltip({
  content,
  children,
  isText = false,
  repeatsName = false,
  side = 'top',
}: TooltipProps) {
  const { isOpen, setOpen, touchProps } = useTouchTooltip(isText);
  if (content === undefined) return children;

  const openOnTab = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') setOpen(true);
  };

  return (
    <RadixTooltip.Root open={isOpen} onOpenChange={setOpen}>
      <RadixTooltip.Trigger
        asChild
        {...(isText && { tabIndex: 0 })}
        {...touchProps}
        onFocus={ignoreFocus}
        onKeyUp={openOnTab}
      >
        {repeatsName ? <Undescribed>{children}</Undescribed> : children}
      </RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <StyledContent dir="auto" side={side} sideOffset={4} collisionPadding={8}>
          {content}
        </StyledContent>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}

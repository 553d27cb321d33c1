import { Slot } from '@radix-ui/react-slot';
import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ComponentProps, FocusEvent, HTMLAttributes, KeyboardEvent, ReactElement } from 'react';

import { StyledContent } from './Tooltip.styles';
import { useTouchTooltip } from './useTouchTooltip';

export interface TooltipProps {
  /** A few words. Undefined: no tooltip. */
  content: string | undefined;
  /** The element the tooltip explains. It must take a ref and the props of its element. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
  /** Whether the child is text rather than a control: it becomes focusable, and a tap opens the tooltip. @default false */
  isText?: boolean;
  /** Whether the child's accessible name already contains the content, so that it is not announced twice. @default false */
  repeatsName?: boolean;
  /** The side of the child it appears at, where there is room. @default 'top' */
  side?: 'top' | 'bottom';
}

/** Opens on Tab alone: focus also moves by script, as when a dialog opens or closes. */
const ignoreFocus = (event: FocusEvent) => event.preventDefault();

/** Leaves out the description that Radix adds. The child keeps its own. */
function Undescribed({ 'aria-describedby': _, ...props }: ComponentProps<typeof Slot>) {
  return <Slot {...props} />;
}

/**
 * A short explanation of an element, for mouse (hover), keyboard (Tab) and touch (a tap on a text, a long press on a
 * control). Escape closes it. Renders its child.
 */
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

import * as RadixTooltip from '@radix-ui/react-tooltip';
import { useRef, type ReactNode } from 'react';

import { TriggerAnchor } from '../../hooks/TriggerAnchor';
import { StyledContent } from './Tooltip.styles';

export interface TooltipPopupProps {
  id: string;
  /** The explained element. */
  anchor: HTMLElement;
  side: 'top' | 'bottom';
  onClose: () => void;
  children: ReactNode;
}

export function TooltipPopup({ id, anchor, side, onClose, children }: TooltipPopupProps) {
  const trigger = useRef(anchor);
  return (
    <RadixTooltip.Provider>
      <RadixTooltip.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
        <RadixTooltip.Trigger asChild>
          <TriggerAnchor trigger={trigger} />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal container={document.body}>
          <StyledContent id={id} dir="auto" side={side} sideOffset={4} collisionPadding={8}>
            {children}
          </StyledContent>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

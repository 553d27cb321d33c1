import { cloneElement, useDeferredValue, type HTMLAttributes, type ReactElement } from 'react';

import { mergeProps } from '../../hooks/mergeProps';
import { useOnDemand } from '../../hooks/onDemand';
import type { TooltipPopupProps } from './TooltipPopup';
import { tooltipPopup, useTooltip } from './useTooltip';

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

/** A short explanation on hover, keyboard focus, tap (texts) or long press (controls). Escape closes it. */
export function Tooltip({
  content,
  children,
  isText = false,
  repeatsName = false,
  side = 'top',
}: TooltipProps) {
  const { tooltip, close, triggerProps } = useTooltip(isText);
  if (content === undefined) return children;

  const own = {
    ...triggerProps,
    ...(isText && { tabIndex: 0 }),
    ...(tooltip && !repeatsName && { 'aria-describedby': tooltip.id }),
  };
  return (
    <>
      {cloneElement(children, mergeProps(own, children.props))}
      {tooltip && (
        <LoadedPopup {...tooltip} side={side} onClose={close}>
          {content}
        </LoadedPopup>
      )}
    </>
  );
}

/** Preloads tooltips, for example when the browser is idle. */
export const preloadTooltips = () => tooltipPopup.load();

function LoadedPopup(props: TooltipPopupProps) {
  // Deferred: a store renders in one task.
  const parts = useDeferredValue(useOnDemand(tooltipPopup));
  return parts ? <parts.TooltipPopup {...props} /> : null;
}

import {
  startTransition,
  useMemo,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
} from 'react';

import { onDemand } from '../../hooks/onDemand';

/** Radix and Floating UI, which most visitors of a page never need. */
export const tooltipPopup = onDemand(() => import('./TooltipPopup'));

/** How long a mouse rests before the tooltip opens, in ms. */
const hoverMs = 700;
/** A tooltip opens at once if another has just closed, in ms. */
const nextMs = 300;
/** Same as the browsers' own long press, in ms. */
const longPressMs = 500;

interface OpenTooltip {
  id: string;
  anchor: HTMLElement;
}

/** One tooltip is open at a time. */
let closeCurrent: (() => void) | undefined;
let closedAt = -Infinity;
let openedCount = 0;

/** Opens by mouse, Tab, a tap on a text, or a long press on a control, which does not activate it. */
export function useTooltip(isText: boolean) {
  const [tooltip, setTooltip] = useState<OpenTooltip>();
  const handlers = useMemo(() => handlersOf(isText, setTooltip), [isText]);
  return { tooltip, ...handlers };
}

/** Created once per tooltip: a card has many, and most are never opened. */
function handlersOf(isText: boolean, show: (tooltip: OpenTooltip | undefined) => void) {
  let isOpen = false;
  /** Whether the mouse has opened it or pressed the element since it entered. */
  let isDone = false;
  let press: 'mouse' | 'touch' | 'long' = 'mouse';
  let timer: number | undefined;

  const stopTimer = () => {
    window.clearTimeout(timer);
    timer = undefined;
  };
  const close = () => {
    stopTimer();
    if (!isOpen) return;
    isOpen = false;
    if (closeCurrent === close) closeCurrent = undefined;
    closedAt = performance.now();
    show(undefined);
  };
  const open = (anchor: HTMLElement) => {
    stopTimer();
    if (isOpen || !anchor.isConnected) return;
    closeCurrent?.();
    closeCurrent = close;
    isOpen = true;
    openedCount += 1;
    // In slices, so that a press need not wait.
    startTransition(() => show({ id: `tooltip-${openedCount}`, anchor }));
  };
  const hover = (anchor: HTMLElement) => {
    isDone = true;
    open(anchor);
  };

  return {
    close,
    triggerProps: {
      onPointerEnter: tooltipPopup.load,
      onFocus: tooltipPopup.load,
      onPointerMove: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
        if (pointerType === 'touch' || isDone) return;
        if (!closeCurrent && performance.now() - closedAt < nextMs) hover(currentTarget);
        else timer ??= window.setTimeout(() => hover(currentTarget), hoverMs);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        isDone = false;
        if (pointerType === 'touch') return;
        stopTimer();
        // Once loaded, the popup closes itself when the mouse leaves it too.
        if (!tooltipPopup.current()) close();
      },
      onPointerDown: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
        close();
        isDone = true;
        press = pointerType === 'touch' ? 'touch' : 'mouse';
        if (press === 'mouse' || isText) return;
        timer = window.setTimeout(() => {
          press = 'long';
          open(currentTarget);
        }, longPressMs);
      },
      onPointerUp: stopTimer,
      // The gesture became a scroll.
      onPointerCancel: stopTimer,
      onClickCapture: (event: SyntheticEvent) => {
        if (press !== 'long') return;
        press = 'mouse';
        event.preventDefault();
        event.stopPropagation();
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        if (!isText || press !== 'touch') return close();
        // Keeps the tap from activating the element around the text.
        event.preventDefault();
        open(event.currentTarget);
      },
      // A long press that ends elsewhere sends no click.
      onKeyDown: () => {
        press = 'mouse';
      },
      onBlur: close,
      // Not on focus: scripts also move it, as when a dialog opens or closes.
      onKeyUp: ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
        if (key === 'Tab') open(currentTarget);
      },
    },
  };
}

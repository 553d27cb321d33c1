import { useRef, type MouseEvent, type PointerEvent, type SyntheticEvent } from 'react';

import type { MenuState } from './menuContext';

/** Whether to ignore a press: a disabled button gets no click, but pointer events. */
export const isIgnored = ({ defaultPrevented, currentTarget }: SyntheticEvent<Element>) =>
  defaultPrevented || currentTarget.matches(':disabled,[aria-disabled=true]');

/** A mouse opens the menu on its press; a touch, which may begin a scroll, on its click. */
export function usePress({ isOpen, setOpen }: MenuState) {
  // The click's action. Null if the mouse press already did it.
  const next = useRef<boolean | null>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (isIgnored(event) || event.button !== 0 || event.ctrlKey) return;
      // A touch moves the focus before its click, which closes an open menu, so remember the action.
      next.current = event.pointerType === 'mouse' ? null : !isOpen;
      if (next.current !== null) return;
      setOpen(!isOpen);
      // The focus goes to the menu.
      if (!isOpen) event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      if (isIgnored(event)) return;
      // Screen readers may send only a click, whose detail is 0.
      if (event.detail === 0) setOpen(!isOpen, true);
      else if (next.current !== null) setOpen(next.current ?? !isOpen);
      next.current = undefined;
    },
  };
}

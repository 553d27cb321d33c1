import { useEffect, useRef, useState, type PointerEvent, type SyntheticEvent } from 'react';

/** Same as the browsers' own long press, in ms. */
const LONG_PRESS_MS = 500;

/** Radix lacks touch: a tap on a text, or a long press on a control, which does not activate it. */
export function useTouchTooltip(isText: boolean) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<number>(undefined);
  const press = useRef<'mouse' | 'touch' | 'long'>('mouse');
  const cancel = () => window.clearTimeout(timer.current);
  useEffect(() => cancel, []);

  return {
    isOpen,
    setOpen,
    touchProps: {
      onPointerDown: ({ pointerType }: PointerEvent) => {
        press.current = pointerType === 'touch' ? 'touch' : 'mouse';
        if (press.current === 'mouse' || isText) return;
        cancel();
        timer.current = window.setTimeout(() => {
          press.current = 'long';
          setOpen(true);
        }, LONG_PRESS_MS);
      },
      onPointerUp: cancel,
      // The gesture became a scroll.
      onPointerCancel: cancel,
      onClickCapture: (event: SyntheticEvent) => {
        if (press.current !== 'long') return;
        press.current = 'mouse';
        event.preventDefault();
        event.stopPropagation();
      },
      onClick: (event: SyntheticEvent) => {
        if (!isText || press.current !== 'touch') return;
        // Radix closes the tooltip on every click whose default is not prevented.
        event.preventDefault();
        setOpen(true);
      },
    },
  };
}

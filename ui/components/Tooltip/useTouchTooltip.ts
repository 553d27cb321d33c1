import { useEffect, useRef, useState, type PointerEvent, type SyntheticEvent } from 'react';

/** Press that opens the tooltip of a control, in ms; as long as the browsers' own long press. */
const LONG_PRESS_MS = 500;

/**
 * Opens a tooltip by touch, which Radix does not: a tap on a text, a long press on a control. The long press does not
 * activate the control.
 */
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
      // The page scrolls.
      onPointerCancel: cancel,
      onClickCapture: (event: SyntheticEvent) => {
        if (press.current !== 'long') return;
        press.current = 'mouse';
        event.preventDefault();
        event.stopPropagation();
      },
      onClick: (event: SyntheticEvent) => {
        if (!isText || press.current !== 'touch') return;
        // Radix closes the tooltip on every click that is not prevented.
        event.preventDefault();
        setOpen(true);
      },
    },
  };
}

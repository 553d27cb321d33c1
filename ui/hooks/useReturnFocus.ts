import { useRef } from 'react';

/**
 * Gives the focus back to what had it when a dialog opened. Radix does that for dialogs with a trigger;
 * these are opened by what happens in the application. Spread the result on the dialog's content.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}

import { useReturnFocus } from '../../hooks/useReturnFocus';
import { useDialog } from './dialogContext';

/** Focus handlers of a popup. Restore the focus themselves without a trigger, which Radix relies on. */
export function useDialogFocus(focusFirst: (event: Event) => void) {
  const { isModal, trigger } = useDialog();
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  return {
    onOpenAutoFocus: (event: Event) => {
      onOpenAutoFocus();
      focusFirst(event);
    },
    onCloseAutoFocus: (event: Event) => {
      // The caller moves the focus itself.
      if (event.defaultPrevented) return;
      if (!trigger.current) onCloseAutoFocus(event);
      // Radix loses its trigger when the content unmounts at once.
      else if (isModal) trigger.current.focus();
    },
  };
}

import { useReturnFocus } from '../../hooks/useReturnFocus';
import { useDialog } from './dialogContext';

/** Focus handlers of a popup. Without a trigger, to which Radix returns the focus, it goes to what had it before. */
export function useDialogFocus(focusFirst: (event: Event) => void) {
  const { trigger } = useDialog();
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  return {
    onOpenAutoFocus: (event: Event) => {
      onOpenAutoFocus();
      focusFirst(event);
    },
    onCloseAutoFocus: (event: Event) => {
      if (!trigger.current) onCloseAutoFocus(event);
    },
  };
}

import { onDemand, useOnDemand, useWasTrue } from '../../hooks/onDemand';
import type { AlertDialogProps } from './AlertPopup';

export type { AlertDialogProps };

const popup = onDemand(() => import('./AlertPopup'));

/** Shows a message with an OK button, which receives the focus. Renders a `<div role="alertdialog">` named by it. */
export function AlertDialog(props: AlertDialogProps) {
  const parts = useOnDemand(popup, props.isOpen);
  return useWasTrue(props.isOpen) && parts ? <parts.AlertPopup {...props} /> : null;
}

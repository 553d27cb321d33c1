import { onDemand, useOnDemand, useWasTrue } from '../../hooks/onDemand';
import type { ConfirmDialogProps } from './ConfirmPopup';

export type { ConfirmDialogProps };

const popup = onDemand(() => import('./ConfirmPopup'));

/** A confirmation dialog named by its question; Cancel receives the focus. Renders a `<div role="alertdialog">`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const parts = useOnDemand(popup, props.isOpen);
  return useWasTrue(props.isOpen) && parts ? <parts.ConfirmPopup {...props} /> : null;
}

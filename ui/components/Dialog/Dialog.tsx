import type * as RadixDialog from '@radix-ui/react-dialog';
import type { ComponentProps, ReactElement } from 'react';

import { onDemand, usePopup } from '../../hooks/onDemand';
import type { WithChild } from '../../hooks/withChild';
import { useDialog } from './dialogContext';
import { DialogClose, DialogRoot, DialogTrigger } from './dialogParts';
import type { DialogContentProps } from './DialogPopup';

export type { DialogContentProps };

const popup = onDemand(() => import('./DialogPopup'));

export type DialogRootProps = Omit<ComponentProps<typeof RadixDialog.Root>, 'modal'>;

/** Holds the state of a dialog; control it with `open` and `onOpenChange`. Renders no element. */
export function Root(props: DialogRootProps) {
  return <DialogRoot {...props} load={popup.load} />;
}

export type DialogTriggerProps = WithChild<ComponentProps<typeof RadixDialog.Trigger>>;

/** Opens the dialog. Renders its only child, which must be a kit button. */
export const Trigger: (props: DialogTriggerProps) => ReactElement = DialogTrigger;

/** Closes the dialog. Renders its only child, which must be a kit button. */
export const Close: (props: WithChild<ComponentProps<typeof RadixDialog.Close>>) => ReactElement =
  DialogClose;

/**
 * The dialog panel; full-screen on phones. Renders a `<div role="dialog">` in a portal, which is loaded when its trigger
 * is first pointed at or focused.
 */
export function Content(props: DialogContentProps) {
  const { isOpen, setOpen } = useDialog();
  const parts = usePopup(popup, isOpen, () => setOpen(false));
  return parts ? <parts.DialogPopup {...props} /> : null;
}

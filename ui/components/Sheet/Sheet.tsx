import type * as RadixDialog from '@radix-ui/react-dialog';
import type { ComponentProps, ReactElement } from 'react';

import { onDemand, usePopup } from '../../hooks/onDemand';
import type { WithChild } from '../../hooks/withChild';
import { useDialog } from '../Dialog/dialogContext';
import { DialogClose, DialogRoot, DialogTrigger } from '../Dialog/dialogParts';
import type { SheetContentProps } from './SheetPopup';

export type { SheetContentProps };

const popup = onDemand(() => import('./SheetPopup'));

export type SheetRootProps = ComponentProps<typeof RadixDialog.Root>;

/** Holds the state of a sheet; control it with `open` and `onOpenChange`. Renders no element. */
export function Root(props: SheetRootProps) {
  return <DialogRoot {...props} load={popup.load} />;
}

/** Opens the sheet. Renders its only child, which must be a kit button. */
export const Trigger: (props: WithChild<ComponentProps<typeof RadixDialog.Trigger>>) => ReactElement =
  DialogTrigger;

/** Closes the sheet. Renders its only child. */
export const Close: (props: WithChild<ComponentProps<typeof RadixDialog.Close>>) => ReactElement =
  DialogClose;

/**
 * A full-height panel at one edge; full-screen on phones. Renders a `<div role="dialog">`, which is loaded when its
 * trigger is first pointed at or focused.
 */
export function Content(props: SheetContentProps) {
  const { isOpen, setOpen } = useDialog();
  const parts = usePopup(popup, isOpen, () => setOpen(false));
  return parts ? <parts.SheetPopup {...props} /> : null;
}

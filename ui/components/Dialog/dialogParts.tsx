import type * as RadixDialog from '@radix-ui/react-dialog';
import { cloneElement, useId, useRef, type ComponentProps, type MouseEvent } from 'react';

import { mergeProps } from '../../hooks/mergeProps';
import { useMergedRef } from '../../hooks/useMergedRef';
import { useOpenState } from '../../hooks/useOpenState';
import type { WithChild } from '../../hooks/withChild';
import { DialogContext, useDialog } from './dialogContext';

type RootProps = ComponentProps<typeof RadixDialog.Root> & { load: () => void };

/** The root of dialogs and of sheets. */
export function DialogRoot({ modal = true, load, children, ...props }: RootProps) {
  const [isOpen, setOpen] = useOpenState(props);
  const trigger = useRef<HTMLElement>(null);
  const contentId = useId();
  return (
    <DialogContext value={{ isOpen, setOpen, isModal: modal, trigger, contentId, load }}>
      {children}
    </DialogContext>
  );
}

export function DialogTrigger({
  children: child,
  asChild: _,
  ref,
  ...props
}: WithChild<ComponentProps<typeof RadixDialog.Trigger>>) {
  const { isOpen, setOpen, trigger, contentId, load } = useDialog();
  const mergedRef = useMergedRef(trigger, ref ?? child.props.ref);
  const own = {
    type: 'button' as const,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? contentId : undefined,
    'data-state': isOpen ? 'open' : 'closed',
    onPointerEnter: load,
    onFocus: load,
    onClick: (event: MouseEvent) => {
      if (!event.defaultPrevented) setOpen(!isOpen);
    },
  };
  return cloneElement(child, { ...mergeProps(own, mergeProps(props, child.props)), ref: mergedRef });
}

export function DialogClose({
  children: child,
  asChild: _,
  ...props
}: WithChild<ComponentProps<typeof RadixDialog.Close>>) {
  const { setOpen } = useDialog();
  const own = {
    type: 'button' as const,
    onClick: (event: MouseEvent) => {
      if (!event.defaultPrevented) setOpen(false);
    },
  };
  return cloneElement(child, mergeProps(own, mergeProps(props, child.props)));
}

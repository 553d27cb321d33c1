import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';

import { TriggerAnchor } from '../../hooks/TriggerAnchor';
import { useCloseRequests } from '../../hooks/useCloseRequests';
import { useDialog } from './dialogContext';

/** Renders the Radix dialog beside the existing trigger. */
export function DialogPopupRoot({ children }: { children: ReactNode }) {
  const { isOpen, setOpen, isModal, trigger } = useDialog();
  useCloseRequests(isOpen, () => setOpen(false));
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={setOpen} modal={isModal}>
      <RadixDialog.Trigger asChild>
        <TriggerAnchor trigger={trigger} />
      </RadixDialog.Trigger>
      <RadixDialog.Portal>{children}</RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

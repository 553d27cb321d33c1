import { useState } from 'react';

export interface OpenStateOptions {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Open state of a popup, controlled by its caller or not. */
export function useOpenState({ open, defaultOpen = false, onOpenChange }: OpenStateOptions) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  const setOpen = (next: boolean) => {
    if (next === isOpen) return;
    if (open === undefined) setOwnOpen(next);
    onOpenChange?.(next);
  };
  return [isOpen, setOpen] as const;
}

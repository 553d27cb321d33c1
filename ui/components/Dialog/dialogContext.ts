import { createContext, use, type RefObject } from 'react';

export interface DialogState {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  isModal: boolean;
  trigger: RefObject<HTMLElement | null>;
  contentId: string;
  /** Loads the popup ahead of its opening. */
  load: () => void;
}

export const DialogContext = createContext<DialogState | undefined>(undefined);

export function useDialog(): DialogState {
  const dialog = use(DialogContext);
  if (!dialog) throw new Error('A part of a dialog is outside of its root.');
  return dialog;
}

import { createContext, use, type RefObject } from 'react';

export interface MenuState {
  isOpen: boolean;
  setOpen: (isOpen: boolean, isByKey?: boolean) => void;
  isModal: boolean;
  dir: 'ltr' | 'rtl' | undefined;
  trigger: RefObject<HTMLElement | null>;
  contentId: string;
  /** Whether a key opened the menu, which then focuses its first item. */
  isByKey: RefObject<boolean>;
}

export const MenuContext = createContext<MenuState | undefined>(undefined);

export function useMenu(): MenuState {
  const menu = use(MenuContext);
  if (!menu) throw new Error('A part of a menu is outside of Menu.Root.');
  return menu;
}

import { createContext, use, type RefObject } from 'react';

import { onDemand } from '../../hooks/onDemand';

/** Radix and Floating UI, which most visitors of a page never need. */
export const menuPopup = onDemand(() => import('./MenuPopup'));

/** Loads what menus need to open, such as when the browser is idle: the first one then opens as fast as the next. */
export const preloadMenus = () => menuPopup.load();

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

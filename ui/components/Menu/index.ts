export * as Menu from './Menu';
export { preloadMenus } from './useMenuPopup';
export type {
  MenuContentProps,
  MenuItemProps,
  MenuLinkItemProps,
  MenuRadioGroupProps,
  MenuRootProps,
  MenuTriggerProps,
} from './Menu';
export type { MenuItemTone } from './Menu.styles';

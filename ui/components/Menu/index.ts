export * as Menu from './Menu';
export { preloadMenus } from './menuContext';
export type {
  MenuContentProps,
  MenuItemProps,
  MenuLinkItemProps,
  MenuRadioGroupProps,
  MenuRootProps,
  MenuTriggerProps,
} from './Menu';

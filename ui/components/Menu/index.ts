export * as Menu from './Menu';
export { floatingStyles } from './Menu.styles';
export type {
  MenuContentProps,
  MenuItemProps,
  MenuLinkItemProps,
  MenuRootProps,
  MenuTriggerProps,
} from './Menu';

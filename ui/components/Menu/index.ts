export * as Menu from './Menu';
export { floatingStyles } from './Menu.styles';
export type {
  MenuContentProps,
  MenuItemProps,
  MenuLinkItemProps,
  MenuRadioGroupProps,
  MenuRootProps,
  MenuTriggerProps,
} from './Menu';

export * as Menu from './Menu';
export type {
  MenuContentProps,
  MenuItemProps,
  MenuLinkItemProps,
  MenuRadioGroupProps,
  MenuRootProps,
  MenuTriggerProps,
} from './Menu';

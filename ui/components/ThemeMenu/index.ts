export { ThemeMenu, type ThemeMenuProps } from './ThemeMenu';
export { ThemeMenuItems, type ThemeMenuItemsProps } from './ThemeMenuItems';

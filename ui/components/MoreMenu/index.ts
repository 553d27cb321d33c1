export { MoreMenu, type MoreMenuProps } from './MoreMenu';

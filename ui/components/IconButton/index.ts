export { IconButton, type IconButtonProps } from './IconButton';
export type { IconButtonSize, IconButtonTone } from './IconButton.styles';

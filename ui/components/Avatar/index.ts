export { Avatar, type AvatarProps } from './Avatar';
export type { AvatarSize } from './Avatar.styles';

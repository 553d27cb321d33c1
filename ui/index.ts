export { ClockProvider, useNow, type ClockProviderProps } from './theme/ClockProvider';
export { KitProvider, type KitProviderProps } from './theme/KitProvider';
export type { LinkComponent } from './theme/LinkProvider';
export { darkColor, lightColor, theme, type ColorToken, type Theme } from './tokens';
export { Avatar, type AvatarProps, type AvatarSize } from './components/Avatar';
export { Badge, type BadgeProps } from './components/Badge';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './components/Button';
export { Checkbox, type CheckboxProps } from './components/Checkbox';
export { EmptyState, type EmptyStateProps } from './components/EmptyState';
export { ErrorState, type ErrorStateProps } from './components/ErrorState';
export { FormField, type ControlProps, type FieldProps, type FormFieldProps } from './components/FormField';
export { IconButton, type IconButtonProps } from './components/IconButton';
export { Link, type LinkProps } from './components/Link';
export {
  Menu,
  type MenuContentProps,
  type MenuItemProps,
  type MenuLinkItemProps,
  type MenuRootProps,
  type MenuTriggerProps,
} from './components/Menu';
export { NumberField, type NumberFieldProps } from './components/NumberField';
export { Pill, type PillProps } from './components/Pill';
export { RelativeTime, type RelativeTimeProps } from './components/RelativeTime';
export { SegmentedControl, type Segment, type SegmentedControlProps } from './components/SegmentedControl';
export { Skeleton, type SkeletonProps } from './components/Skeleton';
export { SkipLink, type SkipLinkProps } from './components/SkipLink';
export { TextArea, type TextAreaProps } from './components/TextArea';
export { TextField, type TextFieldProps } from './components/TextField';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden';

export { ClockProvider, useNow, type ClockProviderProps } from './theme/ClockProvider';
export { KitProvider, type KitProviderProps } from './theme/KitProvider';
export type { LinkComponent } from './theme/LinkProvider';
export { darkColor, lightColor, theme, type ColorToken, type Theme } from './tokens';
export { AlertDialog, type AlertDialogProps } from './components/AlertDialog';
export { AuthForm, type AuthFormFields, type AuthFormMode, type AuthFormProps } from './components/AuthForm';
export { Avatar, type AvatarProps, type AvatarSize } from './components/Avatar';
export { AvatarMenu, type AvatarMenuProps } from './components/AvatarMenu';
export { Badge, type BadgeProps } from './components/Badge';
export {
  BannerArt,
  BannerCarousel,
  placeholderSlides,
  type BannerArtProps,
  type BannerCarouselProps,
  type BannerSlide,
} from './components/BannerCarousel';
export { BottomBar, type BottomBarProps } from './components/BottomBar';
export { Brand, type BrandProps } from './components/Brand';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './components/Button';
export { CategoryMenu, type CategoryMenuProps } from './components/CategoryMenu';
export {
  ChatPanel,
  type ChatConnection,
  type ChatHistoryStatus,
  type ChatPanelMessage,
  type ChatPanelProps,
} from './components/ChatPanel';
export { Checkbox, type CheckboxProps } from './components/Checkbox';
export { ColorSwatch, type ColorSwatchProps } from './components/ColorSwatch';
export { ConfirmDialog, type ConfirmDialogProps } from './components/ConfirmDialog';
export { copyText, CopyButton, type CopyButtonProps } from './components/CopyButton';
export {
  Dialog,
  type DialogContentProps,
  type DialogRootProps,
  type DialogTriggerProps,
} from './components/Dialog';
export { EmptyState, type EmptyStateProps } from './components/EmptyState';
export { ErrorState, type ErrorStateProps } from './components/ErrorState';
export { FeedHeader, type FeedHeaderProps } from './components/FeedHeader';
export { FileField, type FieldFile, type FileFieldProps } from './components/FileField';
export { Footer, type FooterProps } from './components/Footer';
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
export { NavBar, type NavBarProps, type ZoneLink } from './components/NavBar';
export {
  NotificationMenu,
  type NotificationItem,
  type NotificationListStatus,
  type NotificationMenuProps,
} from './components/NotificationMenu';
export { NumberField, type NumberFieldProps } from './components/NumberField';
export { PageLayout, type PageLayoutProps } from './components/PageLayout';
export { Pill, type PillProps } from './components/Pill';
export { PriceTicker, type Coin, type PriceTickerProps } from './components/PriceTicker';
export { ProfileHeader, type ProfileHeaderProps, type ProfileUser } from './components/ProfileHeader';
export { Progress, type ProgressProps, type ProgressTone } from './components/Progress';
export { RelativeTime, type RelativeTimeProps } from './components/RelativeTime';
export { SearchBox, type PostMatch, type SearchBoxProps, type Suggest } from './components/SearchBox';
export { SegmentedControl, type Segment, type SegmentedControlProps } from './components/SegmentedControl';
export { Sheet, type SheetContentProps, type SheetRootProps } from './components/Sheet';
export { Skeleton, type SkeletonProps } from './components/Skeleton';
export { SkipLink, type SkipLinkProps } from './components/SkipLink';
export { Stack, type StackGap, type StackProps } from './components/Stack';
export { Tabs, type TabsListProps, type TabsRootProps, type TabsTriggerProps } from './components/Tabs';
export { TextArea, type TextAreaProps } from './components/TextArea';
export { TextField, type TextFieldProps } from './components/TextField';
export { UserList, type UserListEntry, type UserListProps } from './components/UserList';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden';

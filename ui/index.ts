export { ClockProvider, useNow, type ClockProviderProps } from './theme/ClockProvider';
export { KitProvider, type KitProviderProps } from './theme/KitProvider';
export type { LinkComponent } from './theme/LinkProvider';
export { darkColor, lightColor, theme, type ColorToken, type Theme } from './tokens';
export {
  Menu,
  type MenuContentProps,
  type MenuItemProps,
  type MenuLinkItemProps,
  type MenuRootProps,
  type MenuTriggerProps,
export { AnimatedPicture, type AnimatedPictureProps } from './components/AnimatedPicture';
export { Avatar, type AvatarProps, type AvatarSize } from './components/Avatar';
export { Badge, type BadgeProps } from './components/Badge';
export { BoostedLabel, type BoostedLabelProps } from './components/BoostedLabel';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './components/Button';
export { Checkbox, type CheckboxProps } from './components/Checkbox';
export { CommentList, type CommentListProps } from './components/CommentList';
export { EmptyState, type EmptyStateProps } from './components/EmptyState';
export { ErrorState, type ErrorStateProps } from './components/ErrorState';
export { FeedMedia, type FeedMediaProps } from './components/FeedMedia';
export { FormField, type ControlProps, type FieldProps, type FormFieldProps } from './components/FormField';
export { IconButton, type IconButtonProps } from './components/IconButton';
export { Link, type LinkProps } from './components/Link';
export { MediaGallery, type MediaGalleryProps } from './components/MediaGallery';
export { MediaPlaceholder, type MediaPlaceholderProps } from './components/MediaPlaceholder';
export { MediaViewer, type MediaViewerProps } from './components/MediaViewer';
export { MentionText, type MentionTextProps } from './components/MentionText';
export { NumberField, type NumberFieldProps } from './components/NumberField';
export { Picture, type PictureProps } from './components/Picture';
export { Pill, type PillProps } from './components/Pill';
export { PostCard, type PostCardProps } from './components/PostCard';
export { PostCardSkeleton, type PostCardSkeletonProps } from './components/PostCardSkeleton';
export { PostList, type PostListItemProps, type PostListProps } from './components/PostList';
export { PostMeta, type PostMetaProps } from './components/PostMeta';
export { RelativeTime, type RelativeTimeProps } from './components/RelativeTime';
export { SegmentedControl, type Segment, type SegmentedControlProps } from './components/SegmentedControl';
export { Skeleton, type SkeletonProps } from './components/Skeleton';
export { SkipLink, type SkipLinkProps } from './components/SkipLink';
export { TagPill, type TagPillProps } from './components/TagPill';
export { TextArea, type TextAreaProps } from './components/TextArea';
export { TextField, type TextFieldProps } from './components/TextField';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden';
export { VoteControl, type VoteControlProps, type VoteControlSize } from './components/VoteControl';

export { ClockProvider, useNow, type ClockProviderProps } from './theme/ClockProvider';
export { KitProvider, type KitProviderProps } from './theme/KitProvider';
export type { LinkComponent } from './theme/LinkProvider';
export { darkColor, lightColor, theme, type ColorToken, type Theme } from './tokens';
export type { CommentView, MediaItem, PostView, VoteStanding, VoteValue } from './forum/entities';
export { formatCount } from './forum/formatCount';
export { feedMediaKind, mediaKind, type FeedMediaKind, type MediaKind } from './forum/mediaKind';
export { mentionsToText } from './forum/mentionMarkup';
export { excerpt, parseTags, titleLimit, type FeedKind } from './forum/postText';
export { AdminPostTools, type AdminPostToolsProps } from './components/AdminPostTools';
export { AlertDialog, type AlertDialogProps } from './components/AlertDialog';
export { AnimatedPicture, type AnimatedPictureProps } from './components/AnimatedPicture';
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
export { BoostedLabel, type BoostedLabelProps } from './components/BoostedLabel';
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
export { CommentForm, type CommentFormProps } from './components/CommentForm';
export { CommentList, type CommentListProps } from './components/CommentList';
export { CommentSection, type CommentSectionProps } from './components/CommentSection';
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
export { FeedMedia, type FeedMediaProps } from './components/FeedMedia';
export { FileField, type FieldFile, type FileFieldProps } from './components/FileField';
export { Footer, type FooterProps } from './components/Footer';
export { FormField, type ControlProps, type FieldProps, type FormFieldProps } from './components/FormField';
export { IconButton, type IconButtonProps } from './components/IconButton';
export { Link, type LinkProps } from './components/Link';
export { MediaGallery, type MediaGalleryProps } from './components/MediaGallery';
export { MediaPlaceholder, type MediaPlaceholderProps } from './components/MediaPlaceholder';
export { MediaViewer, type MediaViewerProps } from './components/MediaViewer';
export { MentionText, type MentionTextProps } from './components/MentionText';
export {
  type MentionCandidate,
  type MentionSearch,
  MentionTextArea,
  type MentionTextAreaProps,
} from './components/MentionTextArea';
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
export { PageHeading, type PageHeadingProps } from './components/PageHeading';
export { PageLayout, type PageLayoutProps } from './components/PageLayout';
export { Picture, type PictureProps } from './components/Picture';
export { Pill, type PillProps } from './components/Pill';
export { PostArticle, type PostArticleProps } from './components/PostArticle';
export { PostArticleSkeleton, type PostArticleSkeletonProps } from './components/PostArticleSkeleton';
export { PostCard, type PostCardProps } from './components/PostCard';
export { PostCardSkeleton, type PostCardSkeletonProps } from './components/PostCardSkeleton';
export { type PostDraft, PostEditor, type PostEditorProps } from './components/PostEditor';
export { PostList, type PostListItemProps, type PostListProps } from './components/PostList';
export { PostListSkeleton, type PostListSkeletonProps } from './components/PostListSkeleton';
export { PostMeta, type PostMetaProps } from './components/PostMeta';
export { PriceTicker, type Coin, type PriceTickerProps } from './components/PriceTicker';
export { ProfileHeader, type ProfileHeaderProps, type ProfileUser } from './components/ProfileHeader';
export { Progress, type ProgressProps, type ProgressTone } from './components/Progress';
export { RelativeTime, type RelativeTimeProps } from './components/RelativeTime';
export { SearchBox, type PostMatch, type SearchBoxProps, type Suggest } from './components/SearchBox';
export { SegmentedControl, type Segment, type SegmentedControlProps } from './components/SegmentedControl';
export { Sheet, type SheetContentProps, type SheetRootProps } from './components/Sheet';
export { Skeleton, type SkeletonProps } from './components/Skeleton';
export { SkipLink, type SkipLinkProps } from './components/SkipLink';
export { type PostSort, SortToggle, type SortToggleProps } from './components/SortToggle';
export { Tabs, type TabsListProps, type TabsRootProps, type TabsTriggerProps } from './components/Tabs';
export { TagPill, type TagPillProps } from './components/TagPill';
export { TextArea, type TextAreaProps } from './components/TextArea';
export { TextField, type TextFieldProps } from './components/TextField';
export { UserList, type UserListEntry, type UserListProps } from './components/UserList';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden';
export { VoteControl, type VoteControlProps, type VoteControlSize } from './components/VoteControl';

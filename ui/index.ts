export { useIsHydrating } from './hooks/useIsHydrating';
export { ClockProvider, useNow, type ClockProviderProps } from './theme/ClockProvider';
export { KitProvider, type KitProviderProps } from './theme/KitProvider';
export { applyColorScheme, type ColorScheme } from './theme/colorScheme';
export {
  createColorSchemeStore,
  type ColorSchemeStore,
  type ColorSchemeStoreOptions,
} from './theme/colorSchemeStore';
export { keepColorScheme } from './theme/keepColorScheme';
export { useColorScheme } from './theme/useColorScheme';
export type { LinkComponent, WarningHref } from './theme/LinkProvider';
export { useMessages, type MessageOverrides, type Messages } from './theme/MessagesProvider';
export * from './tokens';
export type {
  AchievementView,
  CommentView,
  MediaItem,
  MediaVariant,
  PostMatch,
  PostView,
  SocialLinks,
  TaskView,
  TextPiece,
  VoteStanding,
  VoteValue,
} from './forum/entities';
export { formatCount } from './forum/formatCount';
export { formatNumber } from './forum/formatNumber';
export { feedMediaKind, mediaKind, type FeedMediaKind, type MediaKind } from './forum/mediaKind';
export { parseTags } from '@alphazone/machines';
export { mentionsToText } from './forum/mentionMarkup';
export { authPath, postPath, tagPath, userPath, zonePath } from './forum/paths';
export { cutTag, excerpt, titleLimit, type CutPoint, type FeedKind } from './forum/postText';
export * from './components/AchievementList';
export * from './components/AdminPostTools';
export * from './components/AlertDialog';
export * from './components/AuthForm';
export * from './components/Avatar';
export * from './components/AvatarMenu';
export * from './components/Badge';
export * from './components/BannerCarousel';
export * from './components/BottomBar';
export * from './components/Brand';
export * from './components/Button';
export * from './components/Card';
export * from './components/CategoryMenu';
export * from './components/ChatPanel';
export * from './components/Checkbox';
export * from './components/ColorSwatch';
export * from './components/CommentForm';
export * from './components/CommentList';
export * from './components/CommentSection';
export * from './components/ConfirmDialog';
export * from './components/CopyButton';
export * from './components/Dialog';
export * from './components/EmptyState';
export * from './components/ErrorState';
export * from './components/FeedHeader';
export * from './components/FileField';
export * from './components/Folded';
export * from './components/Footer';
export * from './components/FormPage';
export { FormField, type ControlProps, type FieldProps, type FormFieldProps } from './components/FormField';
export * from './components/IconButton';
export * from './components/KeyLegend';
export * from './components/Link';
export * from './components/MediaGallery';
export * from './components/MentionText';
export * from './components/MentionTextArea';
export * from './components/Menu';
export * from './components/MoreMenu';
export * from './components/NavBar';
export * from './components/Notice';
export * from './components/NotificationMenu';
export * from './components/NumberField';
export * from './components/PageHeading';
export * from './components/PageLayout';
export * from './components/PasswordField';
export * from './components/Pill';
export * from './components/PostArticle';
export * from './components/PostArticleSkeleton';
export * from './components/PostCard';
export * from './components/PostCardSkeleton';
export * from './components/PostEditor';
export * from './components/PostList';
export * from './components/PostListSkeleton';
export * from './components/ProfileAbout';
export * from './components/ProfileForm';
export * from './components/ProfileHeader';
export * from './components/Progress';
export * from './components/QueueItem';
export * from './components/RadioGroup';
export * from './components/ReferralCode';
export * from './components/RelativeTime';
export * from './components/SearchBox';
export * from './components/SegmentedControl';
export * from './components/SettingsSection';
export * from './components/Sheet';
export * from './components/Skeleton';
export * from './components/SkipLink';
export * from './components/SortToggle';
export * from './components/Stack';
export * from './components/StatList';
export * from './components/Steps';
export * from './components/Tabs';
export * from './components/TagCard';
export * from './components/TagPill';
export * from './components/TaskList';
export * from './components/TextArea';
export * from './components/TextField';
export * from './components/Tooltip';
export * from './components/UserList';
export * from './components/ThemeMenu';
export * from './components/VisuallyHidden';
export * from './components/VoteControl';

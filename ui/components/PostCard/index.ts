export { PostCard, type PostCardProps } from './PostCard';
export * as PostCardParts from './parts';
export type { BylineProps } from '../Byline';
export type { FeedMediaProps } from '../FeedMedia';
export type {
  PostCardExcerptProps,
  PostCardFooterProps,
  PostCardRootProps,
  PostCardTagsProps,
  PostCardTitleProps,
} from './parts';
export type { PostActionsProps } from './PostActions';

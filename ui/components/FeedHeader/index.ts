export { FeedHeader, type FeedHeaderProps } from './FeedHeader';

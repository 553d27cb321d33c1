export { FeedMedia, type FeedMediaProps } from './FeedMedia';

export { CategoryFeed, type FeedSort } from './CategoryFeed';

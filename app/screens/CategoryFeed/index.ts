export { CategoryFeed } from './CategoryFeed';

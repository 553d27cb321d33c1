export { RecentContent } from './RecentContent';

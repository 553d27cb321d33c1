export { QueueItem, type QueueItemProps } from './QueueItem';

export { RelativeTime, type RelativeTimeProps } from './RelativeTime';
export type { RelativeTimeLength } from './formatRelativeTime';

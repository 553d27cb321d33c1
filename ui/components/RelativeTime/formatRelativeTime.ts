import {
  differenceInDays,
  differenceInHours,
  differenceInMinutes,
  format,
  formatDistanceStrict,
} from 'date-fns';

import type { Messages } from '../../theme/MessagesProvider';

export type RelativeTimeLength = 'long' | 'compact';

/** "5 minutes ago", or compactly "5m" and a date after a week. Future times count as now: clocks differ. */
export function formatRelativeTime(
  date: Date,
  now: Date,
  length: RelativeTimeLength,
  texts: Messages['time'],
): string {
  const isNow = differenceInMinutes(now, date) < 1;
  if (length === 'long') {
    return isNow ? texts.now : formatDistanceStrict(date, now, { addSuffix: true });
  }
  if (isNow) {
    return texts.nowCompact;
  }
  if (differenceInHours(now, date) < 1) {
    return `${differenceInMinutes(now, date)}m`;
  }
  if (differenceInDays(now, date) < 1) {
    return `${differenceInHours(now, date)}h`;
  }
  if (differenceInDays(now, date) < 7) {
    return `${differenceInDays(now, date)}d`;
  }
  return format(date, date.getFullYear() === now.getFullYear() ? 'd MMM' : 'd MMM yyyy');
}

import { formatShortDay } from '../../forum/formatDate';
import type { Messages } from '../../theme/MessagesProvider';

export type RelativeTimeLength = 'long' | 'compact';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const monthMs = 30 * dayMs;
const yearMs = 365 * dayMs;

/** "5 minutes ago", or compactly "5m" and a date after a week. Future times count as now: clocks differ. */
export function formatRelativeTime(
  date: Date,
  now: Date,
  length: RelativeTimeLength,
  texts: Messages['time'],
): string {
  const ms = now.getTime() - date.getTime();
  if (ms < minuteMs) return length === 'long' ? texts.now : texts.nowCompact;
  if (length === 'long') return `${longDuration(ms, localMs(now) - localMs(date))} ago`;
  if (ms < hourMs) return `${Math.floor(ms / minuteMs)}m`;
  if (ms < dayMs) return `${Math.floor(ms / hourMs)}h`;
  if (ms < 7 * dayMs) return `${Math.floor(ms / dayMs)}d`;
  const day = formatShortDay(date);
  return date.getFullYear() === now.getFullYear() ? day : `${day} ${date.getFullYear()}`;
}

/** @param localMs the difference of the local times: a day with a change of the clock is a day */
function longDuration(ms: number, localMs: number): string {
  // Rounded first: 59.5 minutes are an hour.
  const minutes = Math.round(ms / minuteMs);
  if (minutes < 60) return count(minutes, 'minute');
  const hours = Math.round(ms / hourMs);
  if (hours < 24) return count(hours, 'hour');
  const days = Math.round(localMs / dayMs);
  if (days < 30) return count(days, 'day');
  const months = Math.round(localMs / monthMs);
  return localMs < yearMs && months < 12
    ? count(months, 'month')
    : count(Math.round(localMs / yearMs), 'year');
}

const localMs = (date: Date) => date.getTime() - date.getTimezoneOffset() * minuteMs;

const count = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`;

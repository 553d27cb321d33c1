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
  if (length === 'long') return longDuration(ms, localMs(now) - localMs(date), texts.ago);
  if (ms < hourMs) return texts.agoCompact(Math.floor(ms / minuteMs), 'minute');
  if (ms < dayMs) return texts.agoCompact(Math.floor(ms / hourMs), 'hour');
  if (ms < 7 * dayMs) return texts.agoCompact(Math.floor(ms / dayMs), 'day');
  return texts.shortDate(date, date.getFullYear() !== now.getFullYear());
}

/** @param localMs the difference of the local times: a day with a change of the clock is a day */
function longDuration(ms: number, localMs: number, ago: Messages['time']['ago']): string {
  // Rounded first: 59.5 minutes are an hour.
  const minutes = Math.round(ms / minuteMs);
  if (minutes < 60) return ago(minutes, 'minute');
  const hours = Math.round(ms / hourMs);
  if (hours < 24) return ago(hours, 'hour');
  const days = Math.round(localMs / dayMs);
  if (days < 30) return ago(days, 'day');
  const months = Math.round(localMs / monthMs);
  return localMs < yearMs && months < 12 ? ago(months, 'month') : ago(Math.round(localMs / yearMs), 'year');
}

const localMs = (date: Date) => date.getTime() - date.getTimezoneOffset() * minuteMs;

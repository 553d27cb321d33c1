import { describe, expect, it } from 'vitest';

import { messages } from '../../messages';
import { formatRelativeTime } from './formatRelativeTime';

const now = new Date(2026, 5, 15, 12, 0, 0);
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);

describe('formatRelativeTime', () => {
  it.each([
    [before(0), 'just now', 'now'],
    [before(59), 'just now', 'now'],
    [before(-30), 'just now', 'now'],
    [before(60), '1 minute ago', '1m'],
    [before(59 * 60), '59 minutes ago', '59m'],
    [before(59.5 * 60), '1 hour ago', '59m'],
    [before(60 * 60), '1 hour ago', '1h'],
    [before(23 * 3600), '23 hours ago', '23h'],
    [before(23.5 * 3600), '1 day ago', '23h'],
    [before(3 * 86400), '3 days ago', '3d'],
    [before(29.5 * 86400), '1 month ago', '17 May'],
    [new Date(2026, 2, 12, 12), '3 months ago', '12 Mar'],
    [new Date(2024, 2, 12, 12), '2 years ago', '12 Mar 2024'],
  ])('formats %s as %j, compactly as %j', (date, long, compact) => {
    expect(formatRelativeTime(date, now, 'long', messages.time)).toBe(long);
    expect(formatRelativeTime(date, now, 'compact', messages.time)).toBe(compact);
  });
});

import { format, isValid } from 'date-fns';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

import { useNow } from '../../theme/ClockProvider';
import { useMessages } from '../../theme/MessagesProvider';
import { formatRelativeTime, type RelativeTimeLength } from './formatRelativeTime';

const StyledTime = styled.time`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export interface RelativeTimeProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** When it happened; text is read as ISO 8601. */
  date: string | number | Date;
  /** `long` reads "5 minutes ago", `compact` "5m" and a date after a week. @default 'long' */
  length?: RelativeTimeLength;
  /** Stands in for the current time, which then no longer moves. @default the clock of the nearest ClockProvider */
  now?: string | number | Date;
}

/** How long ago something happened, kept up to date; the full date is its tooltip. Renders a `<time>`, or nothing for what is no date. */
export function RelativeTime({ date, length = 'long', now, ...props }: RelativeTimeProps) {
  const clock = useNow();
  const texts = useMessages().time;
  const moment = new Date(date);
  if (!isValid(moment)) {
    return null;
  }
  return (
    // The server's clock and time zone differ from the reader's.
    <StyledTime
      suppressHydrationWarning
      // Its words are read in their own direction, also on a page of the other.
      dir="auto"
      dateTime={moment.toISOString()}
      title={format(moment, 'd MMMM yyyy, HH:mm')}
      {...props}
    >
      {formatRelativeTime(moment, new Date(now ?? clock), length, texts)}
    </StyledTime>
  );
}

import { format, isValid } from 'date-fns';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

import { useNow } from '../../theme/ClockProvider';
import { useMessages } from '../../theme/MessagesProvider';
import { Tooltip } from '../Tooltip';
import { formatRelativeTime, type RelativeTimeLength } from './formatRelativeTime';

const StyledTime = styled.time`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export interface RelativeTimeProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** The moment; text is parsed as ISO 8601. */
  date: string | number | Date;
  /** `long` reads "5 minutes ago", `compact` "5m" and a date after a week. @default 'long' */
  length?: RelativeTimeLength;
  /** A fixed current time. @default the clock of the nearest ClockProvider */
  now?: string | number | Date;
  /** Whether the full date is its tooltip, which makes it focusable. Set to false inside a control. @default true */
  hasTooltip?: boolean;
}

/** The time since a moment, kept up to date, with the full date as its tooltip. Renders a `<time>`; nothing for an invalid date. */
export function RelativeTime({ date, length = 'long', now, hasTooltip = true, ...props }: RelativeTimeProps) {
  const clock = useNow();
  const texts = useMessages().time;
  const moment = new Date(date);
  if (!isValid(moment)) {
    return null;
  }
  return (
    <Tooltip content={hasTooltip ? format(moment, 'd MMMM yyyy, HH:mm') : undefined} isText>
      <StyledTime
        // The server has another clock and time zone.
        suppressHydrationWarning
        // The words are English, in a right-to-left page too.
        dir="auto"
        dateTime={moment.toISOString()}
        {...props}
      >
        {formatRelativeTime(moment, new Date(now ?? clock), length, texts)}
      </StyledTime>
    </Tooltip>
  );
}

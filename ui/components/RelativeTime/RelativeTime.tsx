import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

import { formatDay, formatTime, isValidDate } from '../../forum/formatDate';
import { useNow } from '../../theme/ClockProvider';
import { useMessages } from '../../theme/MessagesProvider';
import { Tooltip } from '../Tooltip';
import { formatRelativeTime, type RelativeTimeLength } from './formatRelativeTime';

const StyledTime = styled.time`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export interface RelativeTimeProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** The date; strings are parsed as ISO 8601. */
  date: string | number | Date;
  /** `long` reads "5 minutes ago"; `compact` reads "5m", or the date after a week. @default 'long' */
  length?: RelativeTimeLength;
  /** A fixed current time. @default the clock of the nearest `ClockProvider` */
  now?: string | number | Date;
  /** Whether a focusable tooltip shows the full date. Set it to false inside a control. @default true */
  hasTooltip?: boolean;
}

/** A relative time that stays up to date. Renders a `<time>`, or nothing for an invalid date. */
export function RelativeTime({ date, length = 'long', now, hasTooltip = true, ...props }: RelativeTimeProps) {
  const clock = useNow();
  const texts = useMessages().time;
  const moment = new Date(date);
  if (!isValidDate(moment)) {
    return null;
  }
  const fullDate = `${formatDay(moment)} ${moment.getFullYear()}, ${formatTime(moment)}`;
  return (
    <Tooltip content={hasTooltip ? fullDate : undefined} isText>
      <StyledTime
        // Clock and time zone differ between server and browser.
        suppressHydrationWarning
        // The text is English even in a right-to-left page.
        dir="auto"
        dateTime={moment.toISOString()}
        {...props}
      >
        {formatRelativeTime(moment, new Date(now ?? clock), length, texts)}
      </StyledTime>
    </Tooltip>
  );
}

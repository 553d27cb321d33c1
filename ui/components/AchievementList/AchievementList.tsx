import { Award, Trophy } from 'lucide-react';
import type { ComponentProps } from 'react';

import type { AchievementView } from '../../forum/entities';
import { formatShortDay, isValidDate } from '../../forum/formatDate';
import { useIsHydrating } from '../../hooks/useIsHydrating';
import { useMessages } from '../../theme/MessagesProvider';
import { EmptyState } from '../EmptyState';
import {
  StyledAchievement,
  StyledAchievements,
  StyledDescription,
  StyledEarnedDate,
  StyledMedal,
  StyledName,
} from './AchievementList.styles';

export interface AchievementListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The achievements, in display order. */
  achievements: readonly AchievementView[];
}

/** A user's achievements as medals. Renders a `<div>`. */
export function AchievementList({ achievements, ...props }: AchievementListProps) {
  const messages = useMessages();
  return (
    <div {...props}>
      {achievements.length === 0 ? (
        <EmptyState icon={<Trophy />}>{messages.achievements.none}</EmptyState>
      ) : (
        <StyledAchievements aria-label={messages.achievements.label}>
          {achievements.map(({ _id, name, description = '', earnedOn }) => (
            <StyledAchievement key={_id}>
              <StyledMedal aria-hidden>
                <Award />
              </StyledMedal>
              <div>
                <StyledName dir="auto">{messages.achievements.name(name, _id)}</StyledName>
                <StyledDescription dir="auto">
                  {messages.achievements.description(description, _id)}
                </StyledDescription>
                {earnedOn && <EarnedOn date={earnedOn} />}
              </div>
            </StyledAchievement>
          ))}
        </StyledAchievements>
      )}
    </div>
  );
}

function EarnedOn({ date }: { date: string }) {
  const messages = useMessages();
  const isHydrating = useIsHydrating();
  const day = new Date(date);
  if (!isValidDate(day)) {
    return null;
  }
  return (
    <StyledEarnedDate>
      {messages.achievements.earned}{' '}
      {/* The server has another time zone. A new element gets the reader's. */}
      <time key={String(isHydrating)} dateTime={day.toISOString()} suppressHydrationWarning>
        {`${formatShortDay(day)} ${day.getFullYear()}`}
      </time>
    </StyledEarnedDate>
  );
}

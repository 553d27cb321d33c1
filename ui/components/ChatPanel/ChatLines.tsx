import { format, isSameDay, subDays } from 'date-fns';
import { memo } from 'react';

import { useNow } from '../../theme/ClockProvider';
import { useMessages } from '../../theme/MessagesProvider';
import { Link } from '../Link';
import { Avatar } from '../Avatar';
import {
  StyledDay,
  StyledGroup,
  StyledLine,
  StyledSpeaker,
  StyledSpeech,
  StyledText,
  StyledTime,
  StyledYou,
} from './ChatLines.styles';
import { isSameGroup, type ChatGroup, type ChatPanelMessage } from './groupMessages';

/** A separate component, so that midnight re-renders only the dates. */
function Day({ day }: { day: Date }) {
  const { today, yesterday } = useMessages().chat;
  const now = useNow();
  if (isSameDay(day, now)) return today;
  return isSameDay(day, subDays(now, 1)) ? yesterday : format(day, 'd MMMM');
}

function Line({ message, isOwn }: { message: ChatPanelMessage; isOwn: boolean }) {
  const moment = new Date(message.timestamp);

  return (
    <StyledLine $isOwn={isOwn}>
      <StyledText dir="auto" $isOwn={isOwn}>
        {message.text}
      </StyledText>
      <StyledTime dateTime={message.timestamp}>{format(moment, 'HH:mm')}</StyledTime>
    </StyledLine>
  );
}

export interface ChatLinesProps {
  group: ChatGroup;
  speakerHref: string;
}

/** Memoised, because every message creates new group objects. */
export const ChatLines = memo(
  Lines,
  (before, after) => before.speakerHref === after.speakerHref && isSameGroup(before.group, after.group),
);

function Lines({ group, speakerHref }: ChatLinesProps) {
  const texts = useMessages().chat;
  const { isOwn, messages, speaker, startsDay } = group;
  const lines = messages.map((message) => <Line key={message._id} message={message} isOwn={isOwn} />);

  return (
    <div>
      {startsDay && (
        <StyledDay>
          <Day day={startsDay} />
        </StyledDay>
      )}
      {isOwn ? (
        <StyledGroup $isOwn>
          <StyledYou>{texts.you}</StyledYou>
          {lines}
        </StyledGroup>
      ) : (
        <StyledGroup $isOwn={false}>
          <Avatar name={speaker} size={24} />
          <StyledSpeech>
            <StyledSpeaker>
              <Link tone="plain" href={speakerHref}>
                {speaker}
              </Link>
            </StyledSpeaker>
            {lines}
          </StyledSpeech>
        </StyledGroup>
      )}
    </div>
  );
}

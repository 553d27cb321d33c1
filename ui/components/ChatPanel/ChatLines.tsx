import { format, isToday, isYesterday } from 'date-fns';
import { memo } from 'react';

import { messages as texts } from '../../messages';
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
import type { ChatGroup, ChatPanelMessage } from './groupMessages';

function nameDay(day: Date): string {
  if (isToday(day)) {
    return texts.chat.today;
  }
  return isYesterday(day) ? texts.chat.yesterday : format(day, 'd MMMM');
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
  /** Leads to the speaker's profile. */
  speakerHref: string;
}

/** What one speaker said in a row: lines under the name, or bubbles under "You". */
export const ChatLines = memo(function ChatLines({ group, speakerHref }: ChatLinesProps) {
  const { isOwn, messages, speaker, startsDay } = group;
  const lines = messages.map((message) => <Line key={message._id} message={message} isOwn={isOwn} />);

  return (
    <div>
      {startsDay && <StyledDay>{nameDay(startsDay)}</StyledDay>}
      {isOwn ? (
        <StyledGroup $isOwn>
          <StyledYou>{texts.chat.you}</StyledYou>
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
});

import { memo, type ReactNode } from 'react';

import { formatDay, formatTime } from '../../forum/formatDate';
import { useNow } from '../../theme/ClockProvider';
import { useMessages } from '../../theme/MessagesProvider';
import { Link } from '../Link';
import { Avatar } from '../Avatar';
import { Folded } from '../Folded';
import {
  StyledDay,
  StyledGroup,
  StyledHead,
  StyledLine,
  StyledSpeaker,
  StyledSpeech,
  StyledText,
  StyledTime,
  StyledYou,
} from './ChatLines.styles';
import { isSameGroup, keyOf, type ChatGroup, type ChatPanelMessage } from './groupMessages';

/** A separate component, so that midnight re-renders only the dates. */
function Day({ day }: { day: Date }) {
  const { today, yesterday } = useMessages().chat;
  const date = new Date(useNow());
  if (day.toDateString() === date.toDateString()) return today;
  date.setDate(date.getDate() - 1);
  return day.toDateString() === date.toDateString() ? yesterday : formatDay(day);
}

interface LineProps {
  message: ChatPanelMessage;
  isOwn: boolean;
  menu: ReactNode;
}

function Line({ message, isOwn, menu }: LineProps) {
  return (
    <StyledLine $isOwn={isOwn}>
      <StyledText dir="auto" $isOwn={isOwn}>
        {message.text}
      </StyledText>
      {message.timestamp && (
        <StyledTime dateTime={message.timestamp}>{formatTime(new Date(message.timestamp))}</StyledTime>
      )}
      {menu}
    </StyledLine>
  );
}

export interface ChatLinesProps {
  group: ChatGroup;
  speakerHref: string;
  foldReasonOf: ((message: ChatPanelMessage) => string | undefined) | undefined;
  menuOf: ((message: ChatPanelMessage) => ReactNode) | undefined;
  lineMenuOf: ((message: ChatPanelMessage) => ReactNode) | undefined;
}

/** Memoised, because every message creates new group objects. */
export const ChatLines = memo(
  Lines,
  (before, after) =>
    before.speakerHref === after.speakerHref &&
    before.foldReasonOf === after.foldReasonOf &&
    before.menuOf === after.menuOf &&
    before.lineMenuOf === after.lineMenuOf &&
    isSameGroup(before.group, after.group),
);

function Lines({ group, speakerHref, foldReasonOf, menuOf, lineMenuOf }: ChatLinesProps) {
  const texts = useMessages().chat;
  const { isOwn, messages, speaker, startsDay } = group;
  const reasons = messages.map((message) => foldReasonOf?.(message));
  const [firstReason] = reasons;
  const groupReason = reasons.every((reason) => reason === firstReason) ? firstReason : undefined;
  const [firstMessage] = messages;
  const lines = messages.map((message, index) => (
    <Folded key={keyOf(message)} reason={groupReason === undefined ? reasons[index] : undefined}>
      <Line message={message} isOwn={isOwn} menu={lineMenuOf?.(message)} />
    </Folded>
  ));

  return (
    <div>
      {startsDay && (
        // Otherwise the log would announce it again when the previous group is removed.
        <StyledDay aria-live="off">
          <Day day={startsDay} />
        </StyledDay>
      )}
      {isOwn ? (
        <StyledGroup $isOwn>
          <StyledYou>{texts.you}</StyledYou>
          {lines}
        </StyledGroup>
      ) : (
        <Folded reason={groupReason}>
          <StyledGroup $isOwn={false}>
            <Avatar name={speaker} size={24} />
            <StyledSpeech>
              <StyledHead>
                <StyledSpeaker dir="auto">
                  <Link tone="plain" href={speakerHref}>
                    {speaker}
                  </Link>
                </StyledSpeaker>
                {firstMessage && menuOf?.(firstMessage)}
              </StyledHead>
              {lines}
            </StyledSpeech>
          </StyledGroup>
        </Folded>
      )}
    </div>
  );
}

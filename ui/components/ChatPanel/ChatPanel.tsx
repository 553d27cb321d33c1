import { ArrowDown, MessagesSquare } from 'lucide-react';
import { use, useId, useMemo, type ComponentProps } from 'react';

import { messages as texts } from '../../messages';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { SidebarPlacementContext, type SidebarPlacement } from '../PageLayout/SidebarPlacement';
import { Skeleton } from '../Skeleton';
import { VisuallyHidden } from '../VisuallyHidden';
import { ChatComposer } from './ChatComposer';
import { ChatLines } from './ChatLines';
import {
  StyledArea,
  StyledConnection,
  StyledHeader,
  StyledLog,
  StyledMiddle,
  StyledPanel,
  StyledPill,
  StyledSkeletons,
  StyledTitle,
} from './ChatPanel.styles';
import { groupMessages, type ChatPanelMessage } from './groupMessages';
import { useStickToEnd } from './useStickToEnd';

/** How many of the last messages are shown, so that a long evening does not slow the page. */
const maxShown = 200;

export type ChatHistoryStatus = 'loading' | 'ready' | 'failed';
export type ChatConnection = 'online' | 'connecting' | 'reconnecting' | 'offline';

export interface ChatPanelProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** History and live messages, oldest first, each once. Of more than 200 the last are shown. */
  messages: readonly ChatPanelMessage[];
  /** How the history is doing. @default 'ready' */
  status?: ChatHistoryStatus;
  /** How the live connection is doing. @default 'online' */
  connection?: ChatConnection;
  /** Whose messages are labelled "You". Absent: a guest, who can only read. */
  currentUserId?: string | undefined;
  /** A message is under way. @default false */
  isSending?: boolean;
  /** What is being written. Leave it out to have the panel keep it, and clear it on sending. */
  draft?: string | undefined;
  onDraftChange?: ((draft: string) => void) | undefined;
  /** A message to send: trimmed and not blank. */
  onSend: (text: string) => void;
  /** A guest clicked the input or tried to send. */
  onGuest?: (() => void) | undefined;
  /** Asked to load the history again after it failed. */
  onRetry?: (() => void) | undefined;
  /** `card` has a frame and a heading; `sheet` fills a sheet, which has both. @default what the sidebar of a `PageLayout` is, else 'card' */
  placement?: SidebarPlacement;
  /** @default 'Global Chat' */
  title?: string;
  /** Where a speaker's name leads. @default `/Users/{id}` */
  userHref?: (userId: string) => string;
}

const profileHref = (userId: string) => `/Users/${userId}`;

/** The global chat: history, live lines and a line to write in (spec section 2, Global Chat). Renders a `<section>`. */
export function ChatPanel({
  messages,
  status = 'ready',
  connection = 'online',
  currentUserId,
  isSending = false,
  draft,
  onDraftChange,
  onSend,
  onGuest,
  onRetry,
  placement: ownPlacement,
  title = texts.chat.title,
  userHref = profileHref,
  ...props
}: ChatPanelProps) {
  const titleId = useId();
  const sidebarPlacement = use(SidebarPlacementContext);
  const placement = ownPlacement ?? sidebarPlacement;
  const heading = <StyledTitle id={titleId}>{title}</StyledTitle>;
  const groups = useMemo(
    () => groupMessages(messages.slice(-maxShown), currentUserId),
    [messages, currentUserId],
  );
  const last = messages.at(-1);
  const isOwnLast = last !== undefined && last.userId === currentUserId;
  const { ref, onScroll, hasUnseen, scrollToEnd } = useStickToEnd<HTMLDivElement>(last?._id, isOwnLast);
  const isLoading = status === 'loading' && messages.length === 0;
  const hasFailed = status === 'failed' && messages.length === 0;

  return (
    <StyledPanel $placement={placement} aria-labelledby={titleId} {...props}>
      <StyledHeader>
        {placement === 'sheet' ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
        <StyledConnection $isOnline={connection === 'online'} role="status">
          {texts.chat.connection[connection]}
        </StyledConnection>
      </StyledHeader>
      <StyledArea>
        {isLoading && <LoadingLines />}
        {hasFailed && (
          <StyledMiddle>
            <ErrorState onRetry={onRetry}>{texts.chat.failed}</ErrorState>
          </StyledMiddle>
        )}
        {status === 'ready' && messages.length === 0 && (
          <StyledMiddle>
            <EmptyState icon={<MessagesSquare />}>{texts.chat.empty}</EmptyState>
          </StyledMiddle>
        )}
        {messages.length > 0 && (
          // A scroll area has to be within reach of the keyboard.
          <StyledLog
            ref={ref}
            role="log"
            aria-live="polite"
            aria-label={title}
            tabIndex={0}
            onScroll={onScroll}
          >
            {groups.map((group) => (
              <ChatLines key={group.id} group={group} speakerHref={userHref(group.userId)} />
            ))}
          </StyledLog>
        )}
        {hasUnseen && (
          <StyledPill type="button" onClick={scrollToEnd}>
            <ArrowDown aria-hidden size={14} />
            {texts.chat.newMessages}
          </StyledPill>
        )}
      </StyledArea>
      <ChatComposer
        isGuest={currentUserId === undefined}
        isSending={isSending}
        draft={draft}
        onDraftChange={onDraftChange}
        onSend={onSend}
        onGuest={onGuest}
      />
    </StyledPanel>
  );
}

const skeletonWidths = [70, 45, 85, 60];

function LoadingLines() {
  return (
    <StyledSkeletons role="status" aria-label={texts.chat.loading}>
      {skeletonWidths.map((width) => (
        <div key={width}>
          <Skeleton width={`${width / 2}%`} height="12px" />
          <Skeleton width={`${width}%`} height="14px" />
        </div>
      ))}
    </StyledSkeletons>
  );
}

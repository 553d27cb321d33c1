import { ArrowDown, MessagesSquare } from 'lucide-react';
import { use, useId, useMemo, type ComponentProps } from 'react';

import { userPath } from '../../forum/paths';
import { useMessages } from '../../theme/MessagesProvider';
import { Button } from '../Button';
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
  StyledEarlier,
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
const maxShown = 500;

export type ChatHistoryStatus = 'loading' | 'ready' | 'failed';
export type ChatConnection = 'online' | 'connecting' | 'reconnecting' | 'offline';

export interface ChatPanelProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** History and live messages, oldest first, each once. Of more than 500 the last are shown. */
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
  /** Somebody types; with `draft`. */
  onDraftChange?: ((draft: string) => void) | undefined;
  /** A message to send: trimmed and not blank. */
  onSend: (text: string) => void;
  /** A guest clicked the input or tried to send. */
  onGuest?: (() => void) | undefined;
  /** Asked to load what was said before the first message. Absent: there is no more. */
  onLoadEarlier?: (() => void) | undefined;
  /** Earlier messages are on their way. @default false */
  isLoadingEarlier?: boolean;
  /** Asked to load the history again after it failed. */
  onRetry?: (() => void) | undefined;
  /** `card` has a frame and a heading; `sheet` fills a sheet, which has both. @default what the sidebar of a `PageLayout` is, else 'card' */
  placement?: SidebarPlacement;
  /** Its heading. @default 'Global Chat' */
  title?: string;
  /** Where a speaker's name leads. @default `/Users/{id}` */
  userHref?: (userId: string) => string;
}

/** The global chat: history, live lines and a line to write in. Renders a `<section>`. */
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
  onLoadEarlier,
  isLoadingEarlier = false,
  onRetry,
  placement: ownPlacement,
  title,
  userHref = userPath,
  ...props
}: ChatPanelProps) {
  const texts = useMessages();
  const titleId = useId();
  const sidebarPlacement = use(SidebarPlacementContext);
  const placement = ownPlacement ?? sidebarPlacement;
  const heading = <StyledTitle id={titleId}>{title ?? texts.chat.title}</StyledTitle>;
  const groups = useMemo(
    () => groupMessages(messages.slice(-maxShown), currentUserId),
    [messages, currentUserId],
  );
  const last = messages.at(-1);
  const isOwnLast = last !== undefined && last.userId === currentUserId;
  const { ref, onScroll, hasUnseen, scrollToEnd } = useStickToEnd<HTMLDivElement>({
    lastId: last?._id,
    isOwnLast,
  });
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
            aria-label={title ?? texts.chat.title}
            tabIndex={0}
            onScroll={onScroll}
          >
            {onLoadEarlier && (
              <StyledEarlier>
                <Button
                  size="small"
                  isBusy={isLoadingEarlier}
                  onClick={() => {
                    // The button may go with the last of them; the keyboard stays in the log.
                    ref.current?.focus({ preventScroll: true });
                    onLoadEarlier();
                  }}
                >
                  {texts.chat.earlier}
                </Button>
              </StyledEarlier>
            )}
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
  const texts = useMessages();
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

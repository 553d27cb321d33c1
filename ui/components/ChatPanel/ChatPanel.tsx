import { MAX_MESSAGES } from '@alphazone/machines';
import { ArrowDown } from 'lucide-react';
import { use, useId, useMemo, type ComponentProps, type ReactNode } from 'react';

import { userPath } from '../../forum/paths';
import { useMessages } from '../../theme/MessagesProvider';
import { Button } from '../Button';
import { SidebarPlacementContext, type SidebarPlacement } from '../PageLayout/SidebarPlacement';
import { VisuallyHidden } from '../VisuallyHidden';
import { ChatComposer } from './ChatComposer';
import { ChatLines } from './ChatLines';
import { ChatPlaceholder } from './ChatPlaceholder';
import {
  StyledArea,
  StyledConnection,
  StyledHeader,
  StyledLog,
  StyledPanel,
  StyledPill,
  StyledTitle,
} from './ChatPanel.styles';
import { groupMessages, keyOf, type ChatPanelMessage } from './groupMessages';
import { useSilence } from './useSilence';
import { useStickToEnd } from './useStickToEnd';

export type ChatHistoryStatus = 'loading' | 'ready' | 'failed';
export type ChatConnection = 'online' | 'connecting' | 'reconnecting' | 'offline';

export interface ChatPanelProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** History and live messages, oldest first, without duplicates. Only the last 500 are shown. */
  messages: readonly ChatPanelMessage[];
  /** State of the history. @default 'ready' */
  status?: ChatHistoryStatus;
  /** State of the realtime connection. @default 'online' */
  connection?: ChatConnection;
  /** The current user's id. Their messages are labelled "You". Omit it for guests, who can only read. */
  currentUserId?: string | undefined;
  /** Whether sending is pending. @default false */
  isSending?: boolean;
  /** Maximum length of a message. A counter appears near the limit. */
  maxLength?: number;
  /** The draft. Omit it for an uncontrolled field, which clears on send. */
  draft?: string | undefined;
  /** Called with the new draft; used with `draft`. */
  onDraftChange?: ((draft: string) => void) | undefined;
  /** Called with a trimmed, non-blank message. */
  onSend: (text: string) => void;
  /** Called when a guest clicks the field or tries to send. */
  onGuest?: (() => void) | undefined;
  /** Loads earlier messages. Absent: there are none. */
  onLoadEarlier?: (() => void) | undefined;
  /** Whether earlier messages are loading. @default false */
  isLoadingEarlier?: boolean;
  /** Retries loading the history. */
  onRetry?: (() => void) | undefined;
  /** A `sheet` provides frame and heading itself. @default that of the enclosing `PageLayout` sidebar, or 'card' */
  placement?: SidebarPlacement;
  /** The heading. @default 'Global Chat' */
  title?: string;
  /** Returns why a message is folded away. Keep its identity between renders. @default none is */
  foldReasonOf?: (message: ChatPanelMessage) => string | undefined;
  /** Returns more actions of a message's sender, such as a `MoreMenu`. Keep its identity between renders. */
  menuOf?: (message: ChatPanelMessage) => ReactNode;
  /** Returns actions of one message, such as a moderator's. Keep its identity between renders. */
  lineMenuOf?: (message: ChatPanelMessage) => ReactNode;
  /** Returns the URL of a user. @default `/Users/{id}` */
  userHref?: (userId: string) => string;
}

/** The global chat: history, live messages and a message field. Renders a `<section>`. */
export function ChatPanel({
  messages,
  status = 'ready',
  connection = 'online',
  currentUserId,
  isSending = false,
  maxLength,
  draft,
  onDraftChange,
  onSend,
  onGuest,
  onLoadEarlier,
  isLoadingEarlier = false,
  onRetry,
  placement: ownPlacement,
  title,
  foldReasonOf,
  menuOf,
  lineMenuOf,
  userHref = userPath,
  ...props
}: ChatPanelProps) {
  const texts = useMessages();
  const titleId = useId();
  const sidebarPlacement = use(SidebarPlacementContext);
  const placement = ownPlacement ?? sidebarPlacement;
  const heading = <StyledTitle id={titleId}>{title ?? texts.chat.title}</StyledTitle>;
  const groups = useMemo(
    () => groupMessages(messages.slice(-MAX_MESSAGES), currentUserId),
    [messages, currentUserId],
  );
  const last = messages.at(-1);
  const isOwnLast = last !== undefined && last.userId === currentUserId;
  const keys = useMemo(() => messages.map(keyOf), [messages]);
  const { ref, onScroll, hasUnseen, scrollToEnd } = useStickToEnd<HTMLDivElement>({ keys, isOwnLast });
  const isSilent = useSilence(isLoadingEarlier);
  const focusLog = () => ref.current?.focus({ preventScroll: true });

  return (
    <StyledPanel $placement={placement} aria-labelledby={titleId} {...props}>
      <StyledHeader>
        {placement === 'sheet' ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
        <span role="status" style={{ display: 'contents' }}>
          {/* A new element for each state, so that nothing moves when the text changes. */}
          <StyledConnection key={connection} $isOnline={connection === 'online'}>
            {texts.chat.connection[connection]}
          </StyledConnection>
        </span>
      </StyledHeader>
      <StyledArea>
        {messages.length === 0 ? (
          <ChatPlaceholder status={status} onRetry={onRetry} />
        ) : (
          // Focusable, so that keyboard users can scroll it.
          <StyledLog
            ref={ref}
            role="log"
            aria-live={isSilent ? 'off' : 'polite'}
            aria-label={title ?? texts.chat.title}
            tabIndex={0}
            onScroll={onScroll}
          >
            {onLoadEarlier && (
              <Button
                size="small"
                isBusy={isLoadingEarlier}
                onClick={() => {
                  // The button unmounts after the last page, so move the focus to the log.
                  focusLog();
                  onLoadEarlier();
                }}
              >
                {texts.chat.earlier}
              </Button>
            )}
            {groups.map((group) => (
              <ChatLines
                key={group.id}
                group={group}
                speakerHref={userHref(group.userId)}
                foldReasonOf={foldReasonOf}
                menuOf={menuOf}
                lineMenuOf={lineMenuOf}
              />
            ))}
          </StyledLog>
        )}
        {hasUnseen && (
          <StyledPill
            type="button"
            onClick={() => {
              // The pill unmounts.
              focusLog();
              scrollToEnd();
            }}
          >
            <ArrowDown aria-hidden size={14} />
            {texts.chat.newMessages}
          </StyledPill>
        )}
      </StyledArea>
      <ChatComposer
        isGuest={currentUserId === undefined}
        isSending={isSending}
        maxLength={maxLength}
        draft={draft}
        onDraftChange={onDraftChange}
        onSend={onSend}
        onGuest={onGuest}
      />
    </StyledPanel>
  );
}

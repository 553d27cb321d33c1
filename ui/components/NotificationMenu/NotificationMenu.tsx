import type { NotificationItem } from '@alphazone/machines';
import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { Bell, BellOff, Unplug } from 'lucide-react';
import { useState, type ComponentProps } from 'react';

import { useMessages } from '../../theme/MessagesProvider';
import { Badge } from '../Badge';
import { IconButton } from '../IconButton';
import { RelativeTime } from '../RelativeTime';
import { VisuallyHidden } from '../VisuallyHidden';
import {
  StyledBadge,
  StyledContent,
  StyledDot,
  StyledItem,
  StyledItems,
  StyledMore,
  StyledRetry,
  StyledState,
  StyledTitle,
} from './NotificationMenu.styles';

/** Bounds the rendered items: a long menu opens slowly. */
const pageSize = 50;

const maxShown = 99;

export type NotificationListStatus = 'loading' | 'ready' | 'failed';

export interface NotificationMenuProps<Item extends NotificationItem = NotificationItem> extends Omit<
  ComponentProps<'button'>,
  'children' | 'aria-label'
> {
  /** Newest first. */
  notifications: readonly Item[];
  /** Loading state of the list. @default 'ready' */
  status?: NotificationListStatus;
  /** Number of unread notifications. */
  unreadCount: number;
  /** Called when the menu opens, to load the list. */
  onOpen?: (() => void) | undefined;
  /** Called with the chosen notification. The caller marks it as read and navigates. */
  onChoose: (notification: Item) => void;
  /** Called to retry loading. */
  onRetry?: (() => void) | undefined;
}

/** A bell with the unread count, and the menu of notifications. */
export function NotificationMenu<Item extends NotificationItem>({
  notifications,
  status = 'ready',
  unreadCount,
  onOpen,
  onChoose,
  onRetry,
  ...props
}: NotificationMenuProps<Item>) {
  const texts = useMessages();
  const [isOpen, setOpen] = useState(false);
  const shownCount = unreadCount > maxShown ? `${maxShown}+` : unreadCount;
  const label =
    unreadCount > 0
      ? `${texts.notifications.label}, ${shownCount} ${texts.notifications.unread}`
      : texts.notifications.label;
  const changeOpen = (next: boolean) => {
    setOpen(next);
    if (next) {
      onOpen?.();
    }
  };

  return (
    // Not modal: the page still scrolls.
    <DropdownMenu.Root open={isOpen} onOpenChange={changeOpen} modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label={label} {...props}>
          <Bell aria-hidden />
          <StyledBadge aria-hidden hidden={unreadCount <= 0}>
            <Badge count={unreadCount} max={maxShown} />
          </StyledBadge>
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <StyledContent align="end" sideOffset={8} collisionPadding={8}>
          <StyledTitle>{texts.notifications.label}</StyledTitle>
          <List status={status} notifications={notifications} onChoose={onChoose} onRetry={onRetry} />
        </StyledContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function List<Item extends NotificationItem>({
  status = 'ready',
  notifications,
  onChoose,
  onRetry,
}: Pick<NotificationMenuProps<Item>, 'status' | 'notifications' | 'onChoose' | 'onRetry'>) {
  const texts = useMessages();
  const [shown, setShown] = useState(pageSize);
  if (status === 'failed') {
    return (
      <StyledState>
        <Unplug aria-hidden />
        <span>{texts.notifications.failed}</span>
        {onRetry && (
          <StyledRetry
            onSelect={(event) => {
              event.preventDefault();
              onRetry();
            }}
          >
            {texts.empty.retry}
          </StyledRetry>
        )}
      </StyledState>
    );
  }
  if (notifications.length === 0) {
    return (
      // ARIA requires a menu to have an item, so the status is one.
      <StyledState as={DropdownMenu.Item} disabled>
        {status === 'ready' && <BellOff aria-hidden />}
        <span>{status === 'loading' ? texts.notifications.loading : texts.notifications.none}</span>
      </StyledState>
    );
  }
  return (
    <StyledItems>
      {notifications.slice(0, shown).map((notification) => (
        <StyledItem
          key={notification._id}
          $isUnread={!notification.read}
          onSelect={() => {
            onChoose(notification);
          }}
        >
          <StyledDot aria-hidden $isUnread={!notification.read} />
          <span>
            {notification.message}
            {notification.sender && (
              <>
                {` ${texts.notifications.from} `}
                <strong>{notification.sender.username}</strong>
              </>
            )}
            {typeof notification.postId === 'object' &&
              ` ${texts.notifications.on(notification.postId.postTitle)}`}
            {!notification.read && <VisuallyHidden> ({texts.notifications.unread})</VisuallyHidden>}
            <RelativeTime date={notification.createdAt} hasTooltip={false} />
          </span>
        </StyledItem>
      ))}
      {notifications.length > shown && (
        <StyledMore
          onSelect={(event) => {
            event.preventDefault();
            setShown(shown + pageSize);
          }}
        >
          {texts.notifications.more}
        </StyledMore>
      )}
    </StyledItems>
  );
}

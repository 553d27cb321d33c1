import type { NotificationItem } from '@alphazone/machines';
import { Bell } from 'lucide-react';
import { useState, type ComponentProps } from 'react';

import { onDemand, usePopup } from '../../hooks/onDemand';
import { useMessages } from '../../theme/MessagesProvider';
import { Badge } from '../Badge';
import { cutCount } from '../Badge/Badge';
import { IconButton } from '../IconButton';
import { Menu } from '../Menu';
import { StyledBadge } from './NotificationMenu.styles';
import type { NotificationListStatus, NotificationPopupProps } from './NotificationPopup';

export type { NotificationListStatus };

const popup = onDemand(() => import('./NotificationPopup'));

export interface NotificationMenuProps<Item extends NotificationItem = NotificationItem>
  extends NotificationPopupProps<Item>, Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Number of unread notifications. */
  unreadCount: number;
  /** Called when the menu opens, to load the list. */
  onOpen?: (() => void) | undefined;
}

/** A bell with the unread count, and the menu of notifications. */
export function NotificationMenu<Item extends NotificationItem>({
  notifications,
  status,
  unreadCount,
  onOpen,
  onChoose,
  onRetry,
  onReadAll,
  ...props
}: NotificationMenuProps<Item>) {
  const { label, unread } = useMessages().notifications;
  const [isOpen, setOpen] = useState(false);
  const parts = usePopup(popup, isOpen, () => setOpen(false));
  const changeOpen = (next: boolean) => {
    setOpen(next);
    if (next) {
      onOpen?.();
    }
  };

  return (
    <Menu.Root open={isOpen} onOpenChange={changeOpen}>
      <Menu.Trigger onPointerEnter={popup.load} onFocus={popup.load}>
        <IconButton
          label={unreadCount > 0 ? `${label}, ${cutCount(unreadCount)} ${unread}` : label}
          {...props}
        >
          <Bell aria-hidden />
          <StyledBadge aria-hidden>
            <Badge count={unreadCount} />
          </StyledBadge>
        </IconButton>
      </Menu.Trigger>
      {parts && (
        <parts.NotificationPopup
          status={status}
          notifications={notifications}
          onChoose={onChoose}
          onRetry={onRetry}
          onReadAll={onReadAll}
        />
      )}
    </Menu.Root>
  );
}

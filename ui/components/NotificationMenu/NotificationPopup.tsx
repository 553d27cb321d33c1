import type { NotificationItem } from '@alphazone/machines';
import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { BellOff, Unplug } from 'lucide-react';
import { useId, useState } from 'react';

import { useMessages } from '../../theme/MessagesProvider';
import { useMenu } from '../Menu/menuContext';
import { PopupRoot, popupProps } from '../Menu/MenuPopup';
import { RelativeTime } from '../RelativeTime';
import { VisuallyHidden } from '../VisuallyHidden';
import {
  StyledAction,
  StyledContent,
  StyledDot,
  StyledItem,
  StyledItems,
  StyledReadAll,
  StyledState,
  StyledTitle,
} from './NotificationPopup.styles';

/** Bounds the rendered items: a long menu opens slowly. */
const pageSize = 50;

export type NotificationListStatus = 'loading' | 'ready' | 'failed';

export interface NotificationPopupProps<Item extends NotificationItem> {
  /** Newest first. */
  notifications: readonly Item[];
  /** Loading state of the list. @default 'ready' */
  status?: NotificationListStatus | undefined;
  /** Called with the chosen notification. The caller marks it as read and navigates. */
  onChoose: (notification: Item) => void;
  /** Called to retry loading. */
  onRetry?: (() => void) | undefined;
  /** Called to mark all listed notifications as read. Without it, the menu has no such item. */
  onReadAll?: (() => void) | undefined;
}

export function NotificationPopup<Item extends NotificationItem>(props: NotificationPopupProps<Item>) {
  const { label } = useMessages().notifications;
  const menu = useMenu();
  const stateId = useId();
  return (
    <PopupRoot>
      <StyledContent
        aria-describedby={props.status === 'failed' || props.notifications.length === 0 ? stateId : undefined}
        align="end"
        sideOffset={8}
        collisionPadding={8}
        {...popupProps(menu)}
      >
        <StyledTitle>{label}</StyledTitle>
        <List {...props} stateId={stateId} />
      </StyledContent>
    </PopupRoot>
  );
}

function List<Item extends NotificationItem>({
  status = 'ready',
  notifications,
  onChoose,
  onRetry,
  onReadAll,
  stateId,
}: NotificationPopupProps<Item> & { stateId: string }) {
  const { notifications: texts, empty } = useMessages();
  const [shown, setShown] = useState(pageSize);
  if (status === 'failed') {
    return (
      <StyledState>
        <Unplug aria-hidden />
        <span id={stateId}>{texts.failed}</span>
        {onRetry && (
          <StyledAction
            onSelect={(event) => {
              event.preventDefault();
              // The button disappears.
              (event.target as Element).closest<HTMLElement>('[role="menu"]')?.focus();
              onRetry();
            }}
          >
            {empty.retry}
          </StyledAction>
        )}
      </StyledState>
    );
  }
  if (notifications.length === 0) {
    return (
      // ARIA requires a menu to have an item, so the status is one. The focus stays on the menu: the item may be replaced.
      <StyledState as={DropdownMenu.Item} disabled>
        {status === 'ready' && <BellOff aria-hidden />}
        <span id={stateId}>{status === 'loading' ? texts.loading : texts.none}</span>
      </StyledState>
    );
  }
  return (
    <>
      <StyledItems>
        {notifications.slice(0, shown).map((notification) => (
          <StyledItem
            key={notification._id}
            $isUnread={!notification.read}
            onSelect={() => onChoose(notification)}
          >
            <StyledDot aria-hidden $isUnread={!notification.read} />
            <span>
              {texts.message(notification.message, notification.type)}
              {notification.sender && (
                <>
                  {` ${texts.from} `}
                  <strong>{notification.sender.username}</strong>
                </>
              )}
              {notification.postId &&
                typeof notification.postId === 'object' &&
                ` ${texts.on(notification.postId.postTitle)}`}
              {!notification.read && <VisuallyHidden> ({texts.unread})</VisuallyHidden>}
              <RelativeTime date={notification.createdAt} hasTooltip={false} />
            </span>
          </StyledItem>
        ))}
        {notifications.length > shown && (
          <StyledAction
            onSelect={(event) => {
              event.preventDefault();
              // Focuses the item above the new ones, because this button may disappear.
              ((event.target as Element).previousElementSibling as HTMLElement).focus();
              setShown(shown + pageSize);
            }}
          >
            {texts.more}
          </StyledAction>
        )}
      </StyledItems>
      {onReadAll && notifications.some(({ read }) => !read) && (
        <StyledReadAll onSelect={onReadAll}>{texts.readAll}</StyledReadAll>
      )}
    </>
  );
}

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
  StyledContent,
  StyledDot,
  StyledItem,
  StyledItems,
  StyledMore,
  StyledRetry,
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
  status?: NotificationListStatus;
  /** Called with the chosen notification. The caller marks it as read and navigates. */
  onChoose: (notification: Item) => void;
  /** Called to retry loading. */
  onRetry?: (() => void) | undefined;
}

export function NotificationPopup<Item extends NotificationItem>(props: NotificationPopupProps<Item>) {
  const texts = useMessages();
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
        <StyledTitle>{texts.notifications.label}</StyledTitle>
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
  stateId,
}: NotificationPopupProps<Item> & { stateId: string }) {
  const texts = useMessages();
  const [shown, setShown] = useState(pageSize);
  if (status === 'failed') {
    return (
      <StyledState>
        <Unplug aria-hidden />
        <span id={stateId}>{texts.notifications.failed}</span>
        {onRetry && (
          <StyledRetry
            onSelect={(event) => {
              event.preventDefault();
              // The button disappears.
              (event.target as Element).closest<HTMLElement>('[role="menu"]')?.focus();
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
      // ARIA requires a menu to have an item, so the status is one. The focus stays on the menu: the item may be replaced.
      <StyledState as={DropdownMenu.Item} disabled>
        {status === 'ready' && <BellOff aria-hidden />}
        <span id={stateId}>
          {status === 'loading' ? texts.notifications.loading : texts.notifications.none}
        </span>
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
            // The item before the new ones, since this one may disappear.
            ((event.target as Element).previousElementSibling as HTMLElement).focus();
            setShown(shown + pageSize);
          }}
        >
          {texts.notifications.more}
        </StyledMore>
      )}
    </StyledItems>
  );
}

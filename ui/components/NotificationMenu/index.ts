export {
  NotificationMenu,
  type NotificationItem,
  type NotificationListStatus,
  type NotificationMenuProps,
} from './NotificationMenu';

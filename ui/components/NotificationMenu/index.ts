export {
  NotificationMenu,
  type NotificationListStatus,
  type NotificationMenuProps,
} from './NotificationMenu';

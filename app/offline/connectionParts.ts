export { CancelButton } from '../outbox/CancelButton';
export { RefusedNotices } from '../outbox/RefusedNotices';
export { ConnectionNotice } from './ConnectionNotice';

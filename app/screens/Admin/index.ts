export { Admin } from './Admin';
export { MailQueue } from './MailQueue';

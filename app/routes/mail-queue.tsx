export { MailQueue as Component } from '../screens/Admin';

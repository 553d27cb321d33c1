export { ConfirmEmail } from './ConfirmEmail';

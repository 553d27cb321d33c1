export { ForgottenPassword } from './ForgottenPassword';

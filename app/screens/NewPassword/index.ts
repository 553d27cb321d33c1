export { NewPassword } from './NewPassword';

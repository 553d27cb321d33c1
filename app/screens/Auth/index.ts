export { Auth, type AuthProps } from './Auth';

export { Auth } from './Auth';

export { Users } from './Users';

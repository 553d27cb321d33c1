/** Any address that leads nowhere. */
export { NotFound as Component } from '../screens/NotFound';

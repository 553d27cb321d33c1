/** `/messages` and `/chat`. */
export { Messages as Component } from '../screens/Messages';

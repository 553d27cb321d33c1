export { Messages as Component } from '../screens/Messages';

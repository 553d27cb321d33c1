export { Users as Component } from '../screens/Users';

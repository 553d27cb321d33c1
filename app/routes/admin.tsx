export { Admin as Component } from '../screens/Admin';

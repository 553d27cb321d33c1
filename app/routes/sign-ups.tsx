export { SignUps as Component } from '../screens/SignUps';

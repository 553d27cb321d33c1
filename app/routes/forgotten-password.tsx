export { ForgottenPassword as Component } from '../screens/ForgottenPassword';

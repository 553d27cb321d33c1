export { SignUps } from './SignUps';

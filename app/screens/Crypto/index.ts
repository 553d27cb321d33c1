export { Crypto } from './Crypto';

export { Tags } from './Tags';

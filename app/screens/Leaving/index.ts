export { Leaving } from './Leaving';

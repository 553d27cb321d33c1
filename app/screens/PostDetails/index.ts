export { PostDetails } from './PostDetails';

export { CreatePost } from './CreatePost';
export { MissingCategory } from './MissingCategory';

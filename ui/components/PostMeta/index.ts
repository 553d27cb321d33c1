export { PostMeta, type PostMetaProps } from './PostMeta';

export { PostList, type PostListItemProps, type PostListProps } from './PostList';

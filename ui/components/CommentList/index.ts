export { CommentItem, type CommentItemProps } from './CommentItem';
export { CommentList, type CommentListProps } from './CommentList';

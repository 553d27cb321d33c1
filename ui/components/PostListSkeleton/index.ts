export { PostListSkeleton, type PostListSkeletonProps } from './PostListSkeleton';

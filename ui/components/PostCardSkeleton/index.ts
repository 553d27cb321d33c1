export { PostCardSkeleton, type PostCardSkeletonProps } from './PostCardSkeleton';

export { PostArticleSkeleton, type PostArticleSkeletonProps } from './PostArticleSkeleton';

export { PostArticle, type PostArticleProps } from './PostArticle';
export * as PostArticleParts from './parts';
export type {
  PostArticleActionsProps,
  PostArticleBodyProps,
  PostArticleRootProps,
  PostArticleTagsProps,
} from './parts';

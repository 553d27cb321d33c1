export { PostArticle, type PostArticleProps } from './PostArticle';

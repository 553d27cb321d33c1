export { MediaPlaceholder, type MediaPlaceholderProps } from './MediaPlaceholder';

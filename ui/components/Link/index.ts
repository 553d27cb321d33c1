export { Link, type LinkProps } from './Link';
export type { LinkTone } from './Link.styles';

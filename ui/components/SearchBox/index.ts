export { SearchBox, type SearchBoxProps } from './SearchBox';
export type { PostMatch, Suggest } from './useSearchBox';

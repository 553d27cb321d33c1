export { SortToggle, type PostSort, type SortToggleProps } from './SortToggle';

export { CategoryMenu, type CategoryMenuProps } from './CategoryMenu';

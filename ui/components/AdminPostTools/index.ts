export { AdminPostTools, type AdminPostToolsProps } from './AdminPostTools';

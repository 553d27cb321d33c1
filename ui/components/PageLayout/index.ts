export { PageLayout, type PageLayoutProps } from './PageLayout';
export type { SidebarPlacement } from './SidebarPlacement';

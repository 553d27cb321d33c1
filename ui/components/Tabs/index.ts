export * as Tabs from './Tabs';
export type { TabsListProps, TabsRootProps, TabsTriggerProps } from './Tabs';

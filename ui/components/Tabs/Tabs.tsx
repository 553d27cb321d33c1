import * as RadixTabs from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';

import { StyledCount, StyledList, StyledPanel, StyledTrigger } from './Tabs.styles';

export type TabsRootProps = ComponentProps<typeof RadixTabs.Root>;

/** Holds the tabs; `value` or `defaultValue` selects one. Arrow keys move, select and wrap around. Renders a `<div>`. */
export const Root = RadixTabs.Root;

export interface TabsListProps extends ComponentProps<typeof RadixTabs.List> {
  /** Accessible name. */
  'aria-label': string;
}

/** The row of tabs. Renders a `<div role="tablist">`. */
export function List(props: TabsListProps) {
  return <StyledList {...props} />;
}

export interface TabsTriggerProps extends ComponentProps<typeof RadixTabs.Trigger> {
  /** Number beside the label, such as new items. */
  count?: number | undefined;
}

/** One tab. Renders a `<button role="tab">`. */
export function Trigger({ count, children, ...props }: TabsTriggerProps) {
  return (
    <StyledTrigger {...props}>
      {children}
      {count !== undefined && <StyledCount>{count}</StyledCount>}
    </StyledTrigger>
  );
}

/** The panel of a tab. Renders a `<div role="tabpanel">`. */
export function Content(props: ComponentProps<typeof RadixTabs.Content>) {
  return <StyledPanel {...props} />;
}

import { createContext } from 'react';

/** Where a page's sidebar stands: in its column, or in a sheet that has frame and heading already. */
export type SidebarPlacement = 'card' | 'sheet';

/** Tells what stands in a sidebar where that is. */
export const SidebarPlacementContext = createContext<SidebarPlacement>('card');

import { createContext } from 'react';

/** Where the sidebar is: a column, or a sheet that has a frame and a heading. */
export type SidebarPlacement = 'card' | 'sheet';

/** Tells the sidebar's content where it is. */
export const SidebarPlacementContext = createContext<SidebarPlacement>('card');

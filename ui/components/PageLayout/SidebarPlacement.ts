import { createContext } from 'react';

/** `card` is a column beside the content; `sheet` provides the frame and heading itself. */
export type SidebarPlacement = 'card' | 'sheet';

export const SidebarPlacementContext = createContext<SidebarPlacement>('card');

import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { Forum } from './Forum';
import { ForumContext } from './ForumContext';

export interface ForumProviderProps {
  forum: Forum;
  children: ReactNode;
}

/** Gives the hooks their forum, and TanStack Query its client. */
export function ForumProvider({ forum, children }: ForumProviderProps) {
  return (
    <ForumContext value={forum}>
      <QueryClientProvider client={forum.cache}>{children}</QueryClientProvider>
    </ForumContext>
  );
}

import { createContext, use } from 'react';

import type { Forum } from './Forum';

export const ForumContext = createContext<Forum | undefined>(undefined);

/** Returns the forum of the nearest `<ForumProvider>`, for calls that have no hook. */
export function useForum(): Forum {
  const forum = use(ForumContext);
  if (!forum) throw new Error('useForum: render this inside <ForumProvider>.');
  return forum;
}

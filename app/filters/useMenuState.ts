import { useMemberFilters, useSession } from '@alphazone/react';

import { usePorts } from '../ports';

/**
 * State of the menu of a member's post, comment or profile. `placeholder` reserves its width on rendered pages until the filters
 * are loaded, also in guests' documents, which members get too. `none`: the user's own content, and plain servers.
 */
export type MenuState = 'shown' | 'placeholder' | 'none';

/** Returns the state for content by this member. */
export function useMenuState(): (memberId: string) => MenuState {
  const placeholder = usePorts().renderedAt === undefined ? 'none' : 'placeholder';
  const userId = useSession().user?._id;
  const hasFilters = useMemberFilters() !== undefined;
  return (memberId) => {
    if (userId === memberId) return 'none';
    return hasFilters ? 'shown' : placeholder;
  };
}

import { useHasFilters, useSession } from '@alphazone/react';

import { usePorts } from '../ports';

/**
 * State of the menu of a member's post, comment or profile. `placeholder` reserves its width on a rendered page: while filters load, for
 * the member, and for guests, because a member's browser gets the guests' document. `none` on a plain server.
 */
export type MenuState = 'shown' | 'placeholder' | 'none';

/** Returns the state for what a member has written. */
export function useMenuState(): (memberId: string) => MenuState {
  const isRendered = usePorts().renderedAt !== undefined;
  const userId = useSession().user?._id;
  const hasFilters = useHasFilters();
  return (memberId) => {
    if (hasFilters && userId !== memberId) return 'shown';
    return isRendered && hasFilters !== false ? 'placeholder' : 'none';
  };
}

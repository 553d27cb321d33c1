import { useMemberFilters, useSession } from '@alphazone/react';

import { usePorts } from '../ports';

/**
 * State of the menu of a member's post, comment or profile. `placeholder` reserves its width on a rendered page: while filters load, for
 * the member, and for guests, because a member's browser gets the guests' document. `none` otherwise: for one's own content, and on
 * plain servers, which render no pages.
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

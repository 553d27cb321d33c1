import { useSession } from '@alphazone/react';
import { useIsHydrating } from '@alphazone/ui';

export interface MenuPlaceholderProps {
  /** Whose menu it is. One's own content has none. */
  memberId: string;
}

/**
 * Reserves the width of a member's menu while filters load, so that nothing shifts. Guests' documents contain
 * it, hidden. Styled in `app/appearance/firstPaint.ts`, because it is needed before the app's styles.
 */
export function MenuPlaceholder({ memberId }: MenuPlaceholderProps) {
  const isHydrating = useIsHydrating();
  const isMember = useSession().user !== undefined;
  return (isHydrating || isMember) && <span data-menu={isHydrating ? memberId : 'reserved'} />;
}

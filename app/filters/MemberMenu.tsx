import { MoreMenu } from '@alphazone/ui';
import type { ReactNode } from 'react';

import { MemberItems, type MemberItemsProps } from './MemberItems';
import { MenuPlaceholder } from './MenuPlaceholder';
import { useMenuState } from './useMenuState';

export interface MemberMenuProps extends MemberItemsProps {
  label: string;
  /** Whether to reserve the menu's width before it can be shown. @default false */
  hasPlaceholder?: boolean;
  /** Items above the member's. */
  children?: ReactNode;
}

/** Renders nothing for guests, the member themselves, and on a plain server. */
export function MemberMenu({ label, hasPlaceholder = false, children, ...items }: MemberMenuProps) {
  const state = useMenuState()(items.member._id);
  if (state === 'placeholder' && hasPlaceholder) return <MenuPlaceholder memberId={items.member._id} />;
  if (state !== 'shown') return null;
  return (
    <MoreMenu label={label}>
      {children}
      <MemberItems {...items} />
    </MoreMenu>
  );
}

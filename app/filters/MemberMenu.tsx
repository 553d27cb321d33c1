import { MoreMenu } from '@alphazone/ui';
import type { ReactNode } from 'react';

import { MemberItems, type MemberItemsProps } from './MemberItems';
import { useCanFilter } from './useCanFilter';

export interface MemberMenuProps extends MemberItemsProps {
  label: string;
  /** Items above those about the member. */
  children?: ReactNode;
}

/** Renders nothing for guests, for the member, and on a plain server. */
export function MemberMenu({ label, children, ...items }: MemberMenuProps) {
  const canFilter = useCanFilter();
  if (!canFilter(items.member._id)) return null;
  return (
    <MoreMenu label={label}>
      {children}
      <MemberItems {...items} />
    </MoreMenu>
  );
}

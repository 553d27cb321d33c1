import type { UserMatch } from '@alphazone/client';
import { useMemberFilters, useMyRoles } from '@alphazone/react';
import { Menu } from '@alphazone/ui';
import { Ban } from 'lucide-react';

import { lazyPart } from '../lazyPart';
import { ReportItem } from '../moderation/reports/ReportItem';
import type { ReportTarget } from '../moderation/reports/ReportProvider';
import { usePorts } from '../ports';
import { blockTexts } from './blockTexts';

/** Only moderators have it. */
const RecordItem = lazyPart(async () => (await import('../moderation/RecordItem')).RecordItem);

export interface MemberItemsProps {
  /** The author of the menu's item, or the member. */
  member: UserMatch;
  /** Target of a report. @default the member */
  reports?: ReportTarget;
}

/** Menu items that block or report a member. Render them only if `useMenuState` returns `shown`. */
export function MemberItems({ member, reports = { target: 'member', id: member._id } }: MemberItemsProps) {
  const { alerts } = usePorts();
  const filters = useMemberFilters();
  const { may } = useMyRoles();
  if (!filters) return null;

  const isBlocked = filters.isBlocked(member._id);
  const toggle = async () => {
    if (isBlocked || (await alerts.confirm(blockTexts.confirm(member.name), blockTexts.block)))
      await filters.setBlocked(member, !isBlocked);
  };

  return (
    <>
      {/* First, next to the callers' items that report a picture. */}
      <ReportItem {...reports} />
      <Menu.Item onSelect={() => void toggle()}>
        <Ban aria-hidden />
        {isBlocked ? blockTexts.unblock(member.name) : blockTexts.blockMember(member.name)}
      </Menu.Item>
      {may('read member records') && <RecordItem memberId={member._id} />}
    </>
  );
}

import type { UserMatch } from '@alphazone/client';
import { useMemberFilters, useMyRoles, useSession } from '@alphazone/react';
import { Menu, MoreMenu } from '@alphazone/ui';
import { Ban, Gavel } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { messages } from '../messages';
import { ReportItem } from '../moderation/ReportItem';
import type { ReportTarget } from '../moderation/ReportProvider';
import { staffTitles } from '../moderation/staffTitles';
import { paths } from '../paths';
import { usePorts } from '../ports';

const texts = messages.filters;

export interface MemberMenuProps {
  label: string;
  /** The author of the thing that the menu belongs to. */
  member: UserMatch;
  /** What the menu belongs to. @default the member */
  reports?: ReportTarget;
  /** Items above those about the member. */
  children?: ReactNode;
}

/** Renders nothing for guests, for the member, and on a plain server. */
export function MemberMenu({
  label,
  member,
  reports = { target: 'member', id: member._id },
  children,
}: MemberMenuProps) {
  const { alerts } = usePorts();
  const { user } = useSession();
  const filters = useMemberFilters();
  const { may } = useMyRoles();
  const navigate = useNavigate();
  if (!filters || user?._id === member._id) return null;

  const isBlocked = filters.isBlocked(member._id);
  const toggle = async () => {
    if (isBlocked || (await alerts.confirm(texts.confirmBlock(member.name), texts.block)))
      await filters.setBlocked(member, !isBlocked);
  };

  return (
    <MoreMenu label={label}>
      {children}
      <Menu.Item onSelect={() => void toggle()}>
        <Ban aria-hidden />
        {isBlocked ? texts.unblock(member.name) : texts.blockMember(member.name)}
      </Menu.Item>
      <ReportItem {...reports} />
      {may('read member records') && (
        <Menu.Item onSelect={() => void navigate(paths.memberRecord(member._id))}>
          <Gavel aria-hidden />
          {staffTitles.record}
        </Menu.Item>
      )}
    </MoreMenu>
  );
}

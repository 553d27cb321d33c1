import { Menu } from '@alphazone/ui';
import { Gavel } from 'lucide-react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../paths';
import { staffTitles } from './staffTitles';

/** Moderators' menu item that opens a member's record. */
export function RecordItem({ memberId }: { memberId: string }) {
  const navigate = useNavigate();
  return (
    <Menu.Item onSelect={() => void navigate(paths.memberRecord(memberId))}>
      <Gavel aria-hidden />
      {staffTitles.record}
    </Menu.Item>
  );
}

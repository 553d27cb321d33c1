import { Menu } from '@alphazone/ui';
import { Flag } from 'lucide-react';

import { messages } from '../messages';
import { useReportDialog, type ReportTarget } from './ReportProvider';

/** An item of a menu that only members see, and only on a server with moderators. */
export function ReportItem({ label = messages.report, ...target }: ReportTarget & { label?: string }) {
  const open = useReportDialog();
  return (
    <Menu.Item onSelect={() => open(target)}>
      <Flag aria-hidden />
      {label}
    </Menu.Item>
  );
}

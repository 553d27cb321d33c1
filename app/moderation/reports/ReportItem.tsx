import { Menu } from '@alphazone/ui';
import { Flag } from 'lucide-react';

import { messages } from '../../messages';
import { useReportDialog, type ReportTarget } from './ReportProvider';

/** Menu item for members, on servers with moderation. */
export function ReportItem({ label = messages.report, ...target }: ReportTarget & { label?: string }) {
  const open = useReportDialog();
  return (
    <Menu.Item onSelect={() => open(target)}>
      <Flag aria-hidden />
      {label}
    </Menu.Item>
  );
}

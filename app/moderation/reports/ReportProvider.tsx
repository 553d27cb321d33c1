import type { NewReport } from '@alphazone/react';
import { createContext, use, useState, type ReactNode } from 'react';

import { useDraftOwner } from '../../drafts/useDraft';
import { lazyPart } from '../../lazyPart';

export type ReportTarget = Pick<NewReport, 'target' | 'id'>;

const ReportDialog = lazyPart(async () => (await import('./ReportDialog')).ReportDialog);

const ReportContext = createContext<(target: ReportTarget) => void>(() => undefined);

/** Shows the dialog outside of menus, which close. It closes when another user logs in. */
export function ReportProvider({ children }: { children: ReactNode }) {
  const owner = useDraftOwner();
  const [reported, setReported] = useState<{ target: ReportTarget; owner: string }>();
  const close = () => setReported(undefined);
  return (
    <ReportContext value={(target) => setReported({ target, owner })}>
      {children}
      {reported?.owner === owner && <ReportDialog {...reported.target} onClose={close} />}
    </ReportContext>
  );
}

/** Returns a function that opens the report dialog. */
export const useReportDialog = () => use(ReportContext);

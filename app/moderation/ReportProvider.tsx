import type { NewReport } from '@alphazone/react';
import { createContext, use, useState, type ReactNode } from 'react';

import { lazyPart } from '../lazyPart';

export type ReportTarget = Pick<NewReport, 'target' | 'id'>;

const ReportDialog = lazyPart(async () => (await import('./ReportDialog')).ReportDialog);

const ReportContext = createContext<(target: ReportTarget) => void>(() => undefined);

/** Shows the dialog outside of menus, which close. */
export function ReportProvider({ children }: { children: ReactNode }) {
  const [reported, setReported] = useState<ReportTarget>();
  const close = () => setReported(undefined);
  return (
    <ReportContext value={setReported}>
      {children}
      {reported && <ReportDialog {...reported} onClose={close} onLoadFailed={close} />}
    </ReportContext>
  );
}

/** Returns a function that opens the report dialog. */
export const useReportDialog = () => use(ReportContext);

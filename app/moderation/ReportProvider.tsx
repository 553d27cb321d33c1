import type { NewReport } from '@alphazone/react';
import { createContext, lazy, Suspense, use, useState, type ReactNode } from 'react';

export type ReportTarget = Pick<NewReport, 'target' | 'id'>;

const ReportDialog = lazy(async () => ({ default: (await import('./ReportDialog')).ReportDialog }));

const ReportContext = createContext<(target: ReportTarget) => void>(() => undefined);

/** Shows the dialog outside of menus, which close. */
export function ReportProvider({ children }: { children: ReactNode }) {
  const [reported, setReported] = useState<ReportTarget>();
  return (
    <ReportContext value={setReported}>
      {children}
      {reported && (
        <Suspense>
          <ReportDialog {...reported} onClose={() => setReported(undefined)} />
        </Suspense>
      )}
    </ReportContext>
  );
}

/** Returns a function that opens the report dialog. */
export const useReportDialog = () => use(ReportContext);

import { Notice } from '@alphazone/ui';

/** The error, above a dialog's buttons, which stay in view. */
export const DialogProblem = ({ children }: { children: string }) => (
  <Notice role="alert" style={{ inlineSize: '100%' }}>
    {children}
  </Notice>
);

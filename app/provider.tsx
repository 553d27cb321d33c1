import { ForumProvider, type Forum } from '@alphazone/react';
import type { ReactNode } from 'react';

import { AlertHost } from './alerts/AlertHost';
import type { DialogAlerts } from './alerts/dialogAlerts';
import { WarningKit } from './filters/WarningKit';
import { RouterLink } from './layout/RouterLink';
import { ProofHost } from './proof/ProofHost';
import type { ProofRequests } from './proof/proofRequests';
import { ReportProvider } from './moderation/reports/ReportProvider';
import { PortsContext, type Ports } from './ports';

export interface AppProviderProps {
  ports: Ports;
  forum: Forum;
  /** The dialogs to render. Pass `ports.alerts`, unless the site uses native alerts. */
  dialogs: DialogAlerts;
  /** Its `forum` must call it as `onProofNeeded`. */
  proofs: ProofRequests;
  children: ReactNode;
}

export function AppProvider({ ports, forum, dialogs, proofs, children }: AppProviderProps) {
  return (
    <PortsContext value={ports}>
      <ForumProvider forum={forum}>
        <WarningKit link={RouterLink} now={ports.now} renderedAt={ports.renderedAt}>
          <ReportProvider>{children}</ReportProvider>
          <ProofHost proofs={proofs} />
          <AlertHost alerts={dialogs} />
        </WarningKit>
      </ForumProvider>
    </PortsContext>
  );
}

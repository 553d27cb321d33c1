import { KitProvider } from '@alphazone/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { AlertHost } from './alerts/AlertHost';
import type { DialogAlerts } from './alerts/dialogAlerts';
import { ApiContext, type Api } from './api/ApiContext';
import { RouterLink } from './layout/RouterLink';
import { LiveContext, type Live } from './live/LiveContext';
import { PortsContext, type Ports } from './ports';

export interface AppProviderProps {
  ports: Ports;
  api: Api;
  live: Live;
  /** The dialogs to render. Pass `ports.alerts`, unless the site uses native alerts. */
  dialogs: DialogAlerts;
  children: ReactNode;
}

export function AppProvider({ ports, api, live, dialogs, children }: AppProviderProps) {
  return (
    <PortsContext value={ports}>
      <QueryClientProvider client={api.cache}>
        <ApiContext value={api}>
          <LiveContext value={live}>
            <KitProvider link={RouterLink} now={ports.now}>
              {children}
              <AlertHost alerts={dialogs} />
            </KitProvider>
          </LiveContext>
        </ApiContext>
      </QueryClientProvider>
    </PortsContext>
  );
}

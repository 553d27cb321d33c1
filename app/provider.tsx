import { KitProvider } from '@alphazone/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { ApiContext, type Api } from './api/ApiContext';
import { RouterLink } from './layout/RouterLink';
import { PortsContext, type Ports } from './ports';

export interface AppProviderProps {
  ports: Ports;
  api: Api;
  children: ReactNode;
}

/** Puts ports, server state and the kit around the app, or around a screen in a story. */
export function AppProvider({ ports, api, children }: AppProviderProps) {
  return (
    <PortsContext value={ports}>
      <QueryClientProvider client={api.cache}>
        <ApiContext value={api}>
          <KitProvider link={RouterLink} now={ports.now}>{children}</KitProvider>
        </ApiContext>
      </QueryClientProvider>
    </PortsContext>
  );
}

import type { ApiClient } from '@alphazone/client';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';

import type { Ports } from '../ports';
import { createVoteLedger, type VoteLedger } from './posts/voteLedger';

/** What queries and mutations need. Made once per app. */
export interface Api {
  client: ApiClient;
  cache: QueryClient;
  /** The id of whoever reads; undefined for a visitor. */
  readerId: () => string | undefined;
  alert: (message: string) => Promise<unknown>;
  log: Ports['log'];
  votes: VoteLedger;
}

export function createApi(
  { api, session, alerts, log }: Pick<Ports, 'api' | 'session' | 'alerts' | 'log'>,
  cache: QueryClient,
): Api {
  return {
    client: api,
    cache,
    readerId: () => session.current()?.result._id,
    alert: (message) => alerts.alert(message),
    log,
    votes: createVoteLedger(),
  };
}

export const ApiContext = createContext<Api | undefined>(undefined);

export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi: no API here. Render this inside <AppProvider>.');
  return api;
}

import type { ApiClient, Session } from '@alphazone/client';
import type { UserUpdate } from '@alphazone/machines';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';

import type { Ports } from '../ports';
import { createVoteLedger, type VoteLedger } from './posts/voteLedger';

export interface Api {
  client: ApiClient;
  cache: QueryClient;
  currentUserId: () => string | undefined;
  updateCurrentUser: (user: UserUpdate) => void;
  renewSession: (session: Session) => void;
  /** Returns the user whose data is on screen. See `SessionStore`. */
  ownerId: () => string | undefined;
  /** Returns a notifier bound to the current user. Drops the message if another user has logged in meanwhile. */
  notifier: () => (message: string) => void;
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
    currentUserId: () => session.current()?.result._id,
    updateCurrentUser: session.update,
    renewSession(renewed) {
      if (session.ownerId() === renewed.result._id) session.start(renewed);
    },
    ownerId: session.ownerId,
    notifier() {
      const owner = session.ownerId();
      return (message) => {
        if (session.ownerId() === owner) void alerts.alert(message);
      };
    },
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

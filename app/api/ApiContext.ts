import type { ApiClient } from '@alphazone/client';
import type { UserUpdate } from '@alphazone/machines';
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
  /** Merges what is new about a user into the session, when it is the reader's. */
  updateReader: (user: UserUpdate) => void;
  /** Whose work is on screen: see `SessionStore`. */
  present: () => string | undefined;
  /** Tells how something ended that begins now: to whoever is there now, and to nobody else who is there by then. */
  teller: () => (message: string) => void;
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
    updateReader: session.update,
    present: session.present,
    teller() {
      const reader = session.present();
      return (message) => {
        if (session.present() === reader) void alerts.alert(message);
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

import { createClient, type ApiError, type ClientOptions } from '@alphazone/client';

import { isTransient } from '../forum/errors';
import type { KeyValueStore } from './keyValueStore';
import type { SessionStore } from './SessionStore';

const storageKey = 'endedSessions';

/** Beyond it, the oldest tokens are left to expire. */
const maxTokens = 10;

export interface LogOutOptions extends Pick<ClientOptions, 'baseUrl' | 'fetch'> {
  session: SessionStore;
  storage: KeyValueStore;
  log: (what: string, cause: unknown) => void;
}

export interface LogOut {
  /** Logs out here at once, and then on the server. */
  logOut: () => void;
  /** Retries ending sessions that the server has not ended yet. */
  retry: () => void;
}

/** Stores the tokens of ended and replaced sessions until the server has ended them, which waits while offline. */
export function createLogOut({ session, storage, log, ...client }: LogOutOptions): LogOut {
  const tokens = (): string[] => {
    try {
      const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
      return Array.isArray(stored) ? stored.filter((token) => typeof token === 'string') : [];
    } catch {
      return [];
    }
  };
  const keep = (kept: readonly string[]) => {
    try {
      if (kept.length === 0) storage.removeItem(storageKey);
      else storage.setItem(storageKey, JSON.stringify(kept.slice(-maxTokens)));
    } catch (error) {
      log('The end of a session could not be stored.', error);
    }
  };

  /**
   * Ends a token's session. Keeps the token while a retry may help. Servers without this call answer 404: their tokens
   * expire.
   */
  async function end(token: string): Promise<void> {
    try {
      await createClient({ ...client, getToken: () => token }).POST('/api/session/end');
    } catch (error) {
      // Safe cast: an error without a status counts as transient.
      const { status } = error as ApiError;
      if (isTransient(error) || status >= 500) return;
      if (![401, 404].includes(status)) log('The server did not end the session.', error);
    }
    keep(tokens().filter((other) => other !== token));
  }

  const retry = () => {
    for (const token of tokens()) void end(token);
  };

  const endLater = (token: string) => {
    keep([...tokens(), token]);
    // Even if storing the token has failed.
    void end(token);
  };

  let last = session.current();
  session.onChange(({ type }) => {
    const before = last;
    last = session.current();
    const isReplaced = type === 'session.opened' && before && before.token !== last?.token;
    // Its Web Push would continue in this browser.
    if (isReplaced) endLater(before.token);
  });

  return {
    logOut() {
      const token = session.current()?.token;
      session.end();
      if (token !== undefined) endLater(token);
    },
    retry,
  };
}

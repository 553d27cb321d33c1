import type { Session } from '@alphazone/client';

/** Who is logged in, and since when that is known. Spec section 4, Session. */
export interface SessionStore {
  /** The session now; undefined for a visitor. */
  current: () => Session | undefined;
  /** Calls back after every change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Logs in with what the server sent.
   * @throws Error when the result, its _id or the token is missing
   */
  start: (session: unknown) => void;
  /** Logs out. */
  end: () => void;
}

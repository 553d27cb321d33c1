import type { Session } from '@alphazone/client';
import { useSyncExternalStore } from 'react';

import { useForum } from '../forum/ForumContext';

/** The same fields as in profiles, lists and mentions. */
export type SessionUser = Session['result'];

/** The logged-in user, or undefined for a guest. A server renders the session of its forum; browsers hydrate pages of guests. */
export function useSession() {
  const { session, logOut } = useForum();
  const current = useSyncExternalStore(session.subscribe, session.current, isServer ? session.current : none);
  const hasEnded = () => session.current() === undefined && session.ownerId() !== undefined;
  return {
    user: current?.result,
    /** The session has expired or was rejected, and the user's data is still on screen. */
    hasEnded: useSyncExternalStore(session.subscribe, hasEnded, () => false),
    /** Works offline: the server ends the session once it is reachable. */
    logOut,
  };
}

const isServer = typeof window === 'undefined';
const none = () => undefined;

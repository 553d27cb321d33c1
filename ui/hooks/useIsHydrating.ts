import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True on a server, and in a browser until the server's HTML is hydrated. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

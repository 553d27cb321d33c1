import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react';

import { createTicker } from './ticker';

const ClockContext = createContext(createTicker(Date.now));

export interface ClockProviderProps {
  /** The current time in ms since 1970. Read when the provider mounts; later changes have no effect. @default Date.now */
  now?: (() => number) | undefined;
  children: ReactNode;
}

/** Sets the clock of the relative times below, so that stories and server rendering can fix it. */
export function ClockProvider({ now = Date.now, children }: ClockProviderProps) {
  const [ticker] = useState(() => createTicker(now));
  return <ClockContext value={ticker}>{children}</ClockContext>;
}

/** The current time in ms, renewed every 15 s. */
export function useNow(): number {
  const { subscribe, read } = use(ClockContext);
  return useSyncExternalStore(subscribe, read, read);
}

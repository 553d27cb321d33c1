import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react';

import { createTicker } from './ticker';

const ClockContext = createContext(createTicker(Date.now));

export interface ClockProviderProps {
  /** Returns the time in ms since 1970. Later changes of this prop have no effect. @default Date.now */
  now?: (() => number) | undefined;
  children: ReactNode;
}

/** Provides the clock for relative times; stories and server rendering fix it. */
export function ClockProvider({ now = Date.now, children }: ClockProviderProps) {
  const [ticker] = useState(() => createTicker(now));
  return <ClockContext value={ticker}>{children}</ClockContext>;
}

/** Returns the current time in ms, refreshed every 15 s. */
export function useNow(): number {
  const { subscribe, read } = use(ClockContext);
  return useSyncExternalStore(subscribe, read, read);
}

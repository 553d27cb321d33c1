import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react';

import { createTicker } from './ticker';

const ClockContext = createContext(createTicker(Date.now));

export interface ClockProviderProps {
  /** Returns the time in ms since 1970. Read once, on mount. @default Date.now */
  now?: (() => number) | undefined;
  children: ReactNode;
}

/** Provides the clock for relative times. Tests and server rendering can fix it. */
export function ClockProvider({ now = Date.now, children }: ClockProviderProps) {
  const [ticker] = useState(() => createTicker(now));
  return <ClockContext value={ticker}>{children}</ClockContext>;
}

/** Returns the current time in ms, refreshed every 15 s. */
export function useNow(): number {
  const { subscribe, read } = use(ClockContext);
  return useSyncExternalStore(subscribe, read, read);
}

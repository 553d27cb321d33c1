import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react';

import { createTicker, roundTime } from './ticker';

const ClockContext = createContext<Clock>(createTicker(Date.now));

interface Clock extends ReturnType<typeof createTicker> {
  renderedAt?: number | undefined;
}

export interface ClockProviderProps {
  /** Returns the time in ms since 1970. Read once, on mount. @default Date.now */
  now?: (() => number) | undefined;
  /** When a server has rendered the page, in ms since 1970: the page hydrates with the same times. @default now */
  renderedAt?: number | undefined;
  children: ReactNode;
}

/** Provides the clock for relative times. Tests and server rendering can fix it. */
export function ClockProvider({ now = Date.now, renderedAt, children }: ClockProviderProps) {
  const [clock] = useState(() => ({ ...createTicker(now), renderedAt }));
  return <ClockContext value={clock}>{children}</ClockContext>;
}

/** Returns the current time in ms, refreshed every 15 s. */
export function useNow(): number {
  const { subscribe, read, renderedAt } = use(ClockContext);
  return useSyncExternalStore(subscribe, read, () =>
    renderedAt === undefined ? read() : roundTime(renderedAt),
  );
}

import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react';

/** How often what shows a time is looked at again, in ms. */
const step = 15_000;

/** One interval for everything on the page that shows a time. */
function createTicker(now: () => number) {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      timer ??= setInterval(() => listeners.forEach((notify) => notify()), step);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) {
          clearInterval(timer);
          timer = undefined;
        }
      };
    },
    /** The time in whole steps, so that two looks at it in one render agree. */
    read: () => Math.floor(now() / step) * step,
  };
}

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

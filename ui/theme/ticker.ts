/** Refresh interval of relative times, in ms. */
export const tickerStep = 15_000;

/** The current time as an external store: one interval for the whole page. */
export function createTicker(now: () => number) {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    /** Calls the listener every step; returns a function that unsubscribes it. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      timer ??= setInterval(() => listeners.forEach((notify) => notify()), tickerStep);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) {
          clearInterval(timer);
          timer = undefined;
        }
      };
    },
    /** The time rounded to steps, so that reads within one render agree. */
    read: () => Math.floor(now() / tickerStep) * tickerStep,
  };
}

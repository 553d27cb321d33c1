/** How often what shows a time is looked at again, in ms. */
export const tickerStep = 15_000;

/** The current time as a store for React: one interval for everything on the page that shows a time. */
export function createTicker(now: () => number) {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    /** Calls the listener every step until the returned function is called. */
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
    /** The time in whole steps, so that two looks at it in one render agree. */
    read: () => Math.floor(now() / tickerStep) * tickerStep,
  };
}

export const tickerStepMs = 15_000;

export const roundTime = (time: number) => Math.floor(time / tickerStepMs) * tickerStepMs;

export function createTicker(now: () => number) {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      timer ??= setInterval(() => listeners.forEach((notify) => notify()), tickerStepMs);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) {
          clearInterval(timer);
          timer = undefined;
        }
      };
    },
    /** Rounded, so that all reads within one render agree. */
    read: () => roundTime(now()),
  };
}

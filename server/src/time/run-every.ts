export interface PeriodicJob {
  /** Waits for a pending run. */
  stop: () => Promise<void>;
}

/**
 * Runs a job at an interval, never twice at once.
 * @param job Handles its own errors. A long one asks between its steps whether it `isStopped`.
 */
export function runEvery(intervalMs: number, job: (isStopped: () => boolean) => Promise<void>): PeriodicJob {
  let running: Promise<void> | undefined;
  let isStopped = false;
  const timer = setInterval(() => {
    running ??= job(() => isStopped).finally(() => (running = undefined));
  }, intervalMs);
  timer.unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

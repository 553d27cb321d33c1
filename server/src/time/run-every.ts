export interface PeriodicJob {
  /** Waits for a pending run. */
  stop: () => Promise<void>;
}

/** Runs a job at an interval, never twice at once. @param job Handles its own errors. */
export function runEvery(intervalMs: number, job: () => Promise<void>): PeriodicJob {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= job().finally(() => (running = undefined));
  }, intervalMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

const maxDelayMs = 2_000;

/** Calls `run` when the browser is idle, at the latest after two seconds. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: maxDelayMs });
  return () => cancelIdleCallback(request);
}

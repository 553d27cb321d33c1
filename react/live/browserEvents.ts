const maxDelayMs = 2_000;

/** Calls back once the page is loaded and the browser is idle. Does nothing on a server. */
export function onIdle(run: () => void): void {
  if (typeof window === 'undefined') return;
  // Safari has no idle callbacks.
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: maxDelayMs }) : setTimeout(run);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Returns a function that unsubscribes. Does nothing on a server. */
export function onOnline(listener: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}

/** Calls back when the page becomes visible. Returns a function that unsubscribes. Does nothing on a server. */
export function onVisible(listener: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const check = () => document.visibilityState === 'visible' && listener();
  document.addEventListener('visibilitychange', check);
  return () => document.removeEventListener('visibilitychange', check);
}

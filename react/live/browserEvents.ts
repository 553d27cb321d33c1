/** Each returns a function that stops it. On a server, nothing happens. */

export function onOnline(listener: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}

export function onVisible(listener: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const check = () => document.visibilityState === 'visible' && listener();
  document.addEventListener('visibilitychange', check);
  return () => document.removeEventListener('visibilitychange', check);
}

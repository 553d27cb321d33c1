import { isRecent } from './time/is-recent';

/** Concurrent callers share one load. Errors are not cached. */
export function cached<T>(
  ttlMs: number,
  load: () => Promise<T>,
  now: () => number = () => Date.now(),
): () => Promise<T> {
  let entry: { value: T; loadedAt: number } | undefined;
  let loading: Promise<T> | undefined;

  const reload = async () => {
    const value = await load();
    entry = { value, loadedAt: now() };
    return value;
  };
  return () => {
    if (entry && isRecent(entry.loadedAt, now(), ttlMs)) return Promise.resolve(entry.value);
    return (loading ??= reload().finally(() => {
      loading = undefined;
    }));
  };
}

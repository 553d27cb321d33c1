/** Concurrent callers share one load. Errors are not cached. */
export function cached<T>(
  ttlMs: number,
  load: () => Promise<T>,
  now: () => number = () => Date.now(),
): () => Promise<T> {
  let entry: { value: T; until: number } | undefined;
  let loading: Promise<T> | undefined;

  const reload = async () => {
    const value = await load();
    entry = { value, until: now() + ttlMs };
    return value;
  };
  return () => {
    if (entry && now() < entry.until) return Promise.resolve(entry.value);
    return (loading ??= reload().finally(() => {
      loading = undefined;
    }));
  };
}

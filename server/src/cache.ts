/**
 * Caches the result of `load`. Concurrent callers share one load. Errors are not cached.
 *
 * @param ttl Milliseconds.
 * @param now Milliseconds since 1970.
 */
export function cached<T>(
  ttl: number,
  load: () => Promise<T>,
  now: () => number = () => Date.now(),
): () => Promise<T> {
  let kept: { value: T; until: number } | undefined;
  let loading: Promise<T> | undefined;

  const reload = async () => {
    const value = await load();
    kept = { value, until: now() + ttl };
    return value;
  };
  return () => {
    if (kept && now() < kept.until) return Promise.resolve(kept.value);
    return (loading ??= reload().finally(() => {
      loading = undefined;
    }));
  };
}

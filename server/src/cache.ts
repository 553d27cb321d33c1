/**
 * Keeps what `load` gives for a while. Callers who come while it loads wait for that one load. Errors are
 * not kept: the next caller tries again.
 *
 * @param ttl How long a value is given out, in milliseconds from when it was loaded.
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

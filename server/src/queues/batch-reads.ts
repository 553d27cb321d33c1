import DataLoader from 'dataloader';

/** Batches concurrent reads into calls of `load`. At most one is pending; callers never join it, so none reads stale data. */
export function batchReads<Key extends object, Value>(
  load: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  let isLoading = false;
  let startNext: (() => void) | undefined;

  const loader = new DataLoader<Key, Value>(
    async (keys) => {
      isLoading = true;
      try {
        return await load(keys);
      } finally {
        isLoading = false;
        const start = startNext;
        startNext = undefined;
        // One tick later, so that requests that have already arrived are read first.
        if (start) setImmediate(() => setImmediate(start));
      }
    },
    {
      cache: false,
      batchScheduleFn(start) {
        if (isLoading) startNext = start;
        // Requests of one tick share a call.
        else setImmediate(start);
      },
    },
  );
  return (key) => loader.load(key);
}

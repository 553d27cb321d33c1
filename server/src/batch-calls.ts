import DataLoader from 'dataloader';

/**
 * Calls `load` once for all callers that wait. At most one call is pending, and callers never join it: what
 * they read is no older than their own call.
 */
export function batchCalls<Key extends object, Value>(
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
        start?.();
      }
    },
    {
      cache: false,
      batchScheduleFn(start) {
        if (isLoading) startNext = start;
        // Requests of one turn of the event loop share a call.
        else setImmediate(start);
      },
    },
  );
  return (key) => loader.load(key);
}

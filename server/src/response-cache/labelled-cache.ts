import { LRUCache } from 'lru-cache';

export interface LabelledCache<Value> {
  /** Returns the cached value, even if it is stale. */
  peek: (key: string) => Value | undefined;
  /** Returns the cached value if it has the label. */
  fresh: (key: string, label: string) => Value | undefined;
  /** @param label Version of `load`'s inputs. Concurrent calls with equal labels share one load. */
  read: (key: string, label: string, load: () => Promise<Value>) => Promise<Value>;
}

const maxBytes = 32 * 2 ** 20;
/** Larger values, such as posts with thousands of comments, would evict too many entries. */
const maxEntryBytes = 2 ** 20;

/** Bounded in bytes. */
export function createLabelledCache<Value>(
  bytesOf: (value: Value, key: string) => number,
): LabelledCache<Value> {
  const entries = new LRUCache<string, { label: string; value: Value }>({
    maxSize: maxBytes,
    maxEntrySize: maxEntryBytes,
    sizeCalculation: ({ value }, key) => bytesOf(value, key) + key.length,
  });
  const pending = new Map<string, { label: string; loading: Promise<Value> }>();

  const fresh = (key: string, label: string) => {
    const entry = entries.get(key);
    return entry?.label === label ? entry.value : undefined;
  };

  return {
    peek: (key) => entries.peek(key)?.value,
    fresh,

    async read(key, label, load) {
      const cached = fresh(key, label);
      if (cached !== undefined) return cached;
      const shared = pending.get(key);
      if (shared?.label === label) return shared.loading;

      const own = { label, loading: load() };
      pending.set(key, own);
      const isNewest = () => pending.get(key) === own;
      try {
        const value = await own.loading;
        if (isNewest()) entries.set(key, { label, value });
        return value;
      } finally {
        if (isNewest()) pending.delete(key);
      }
    },
  };
}

/** Any call may throw: storage can be full or disabled. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Gets the storage on each call: even the getter throws if storage is disabled. */
export function lazyStore(storage: () => KeyValueStore): KeyValueStore {
  return {
    getItem: (key) => storage().getItem(key),
    setItem: (key, value) => storage().setItem(key, value),
    removeItem: (key) => storage().removeItem(key),
  };
}

/** In memory: for the page, or on a server for the request. */
export function memoryStore(values: Record<string, string> = {}): KeyValueStore {
  const kept = new Map(Object.entries(values));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

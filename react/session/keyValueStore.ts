/** Any call may throw: storage can be full or disabled. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Asks for the storage at each call: even the getter throws if storage is disabled. */
export function lazyStore(storage: () => KeyValueStore): KeyValueStore {
  return {
    getItem: (key) => storage().getItem(key),
    setItem: (key, value) => storage().setItem(key, value),
    removeItem: (key) => storage().removeItem(key),
  };
}

/** Lasts as long as the page, or as the request on a server. */
export function memoryStore(values: Record<string, string> = {}): KeyValueStore {
  const kept = new Map(Object.entries(values));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

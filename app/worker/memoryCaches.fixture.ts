/** The part of `CacheStorage` that the worker uses. */
export function memoryCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      put(url: string, response: Response) {
        store.delete(url);
        store.set(url, response);
        return Promise.resolve();
      },
      match: (url: string) => Promise.resolve(store.get(url)?.clone()),
      keys: () => Promise.resolve([...store.keys()]),
      delete: (url: string) => Promise.resolve(store.delete(url)),
    };
  };
  return {
    open: (name: string) => Promise.resolve(open(name)),
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  } as unknown as CacheStorage;
}

import { lazyStore, memoryStore } from './keyValueStore';
import type { SessionStoreOptions } from './SessionStore';

/** Keeps the session in `localStorage` and follows other tabs. On a server, in memory. */
export function browserSession(): Pick<SessionStoreOptions, 'storage' | 'watch'> {
  if (typeof window === 'undefined') return { storage: memoryStore() };
  return {
    storage: lazyStore(() => window.localStorage),
    watch(key, changed) {
      const listener = (event: StorageEvent) => {
        // `key` is null after `localStorage.clear()`.
        if (event.key === key || event.key === null) changed();
      };
      // A page in the back/forward cache receives no storage events.
      const shown = ({ persisted }: PageTransitionEvent) => persisted && changed();
      window.addEventListener('storage', listener);
      window.addEventListener('pageshow', shown);
      return () => {
        window.removeEventListener('storage', listener);
        window.removeEventListener('pageshow', shown);
      };
    },
  };
}

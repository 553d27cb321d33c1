import { cachedOnHeader } from '../worker/messages';

export interface CacheAges {
  /** Returns when the oldest response on the current page was cached. Undefined when all are fresh. */
  cachedOn: () => number | undefined;
  subscribe: (listener: () => void) => () => void;
}

/** Requests of every page (settings, the member's filters), which say nothing about its age. */
const everywhere = new Set(['/api/site', '/api/filters']);

/**
 * Tracks the age of cached responses on the current page.
 * @param here Returns the URL of the current page.
 * @param send `fetch`, which the service worker may answer from its cache.
 */
export function createCacheAges(
  here: () => string,
  send: (request: Request) => Promise<Response>,
): CacheAges & { fetch: typeof send } {
  const cached = new Map<string, { page: string; cachedOn: number }>();
  const listeners = new Set<() => void>();

  return {
    async fetch(request) {
      const response = await send(request);
      const header = response.headers.get(cachedOnHeader);
      const url = new URL(request.url);
      if (everywhere.has(url.pathname)) return response;
      // A refetch reads the later pages of a list from other cursors.
      url.searchParams.delete('cursor');
      if (header === null) cached.delete(url.href);
      else cached.set(url.href, { page: here(), cachedOn: Number(header) });
      for (const listener of listeners) listener();
      return response;
    },
    cachedOn() {
      const page = here();
      const ages = [...cached.values()]
        .filter((entry) => entry.page === page)
        .map(({ cachedOn }) => cachedOn);
      return ages.length === 0 ? undefined : Math.min(...ages);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

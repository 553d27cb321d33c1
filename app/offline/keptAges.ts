import { keptOnHeader } from '../worker/messages';

export interface KeptAges {
  /** Returns when the oldest saved response on the current page was stored. Undefined when all are fresh. */
  keptOn: () => number | undefined;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Tracks the age of saved responses on the current page.
 * @param here Returns the URL of the current page.
 * @param send `fetch`, through which the service worker may respond with what it has kept.
 */
export function createKeptAges(
  here: () => string,
  send: (request: Request) => Promise<Response>,
): KeptAges & { fetch: typeof send } {
  const kept = new Map<string, { page: string; keptOn: number }>();
  const listeners = new Set<() => void>();

  return {
    async fetch(request) {
      const response = await send(request);
      const header = response.headers.get(keptOnHeader);
      // Every page asks for the settings.
      if (new URL(request.url).pathname === '/api/site') return response;
      if (header === null) kept.delete(request.url);
      else kept.set(request.url, { page: here(), keptOn: Number(header) });
      for (const listener of listeners) listener();
      return response;
    },
    keptOn() {
      const page = here();
      const ages = [...kept.values()].filter((entry) => entry.page === page).map(({ keptOn }) => keptOn);
      return ages.length === 0 ? undefined : Math.min(...ages);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

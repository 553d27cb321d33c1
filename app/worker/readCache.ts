import { networkFirst, ResponseTimeout, type KeepAlive, type WorkerServices } from './networkFirst';

/** Paths whose responses are cached, the member's own filters included: no log-ins, staff, moderation, mail, notifications or messages. */
const readablePaths = [
  /^\/posts\/get$/,
  /^\/comment\/[^/]+$/,
  /^\/api\/posts\/[^/]+\/comments$/,
  /^\/api\/users\/(?!search$)[^/]+$/,
  /^\/api\/(site|tags|leaderboard|filters)$/,
  /^\/api\/search\/posts$/,
];

export const isReadable = (pathname: string): boolean => readablePaths.some((path) => path.test(pathname));

const prefix = 'reads-';
const guests = `${prefix}guests`;

const bounds = { maxResponses: 100, maxAgeMs: 7 * 24 * 60 * 60_000, givesUp: true };

export interface ReadCache {
  /** Resolves with the server's response. Without one, resolves with the saved response, or a 504 if there is none. */
  respond: (request: Request, keepAlive: KeepAlive) => Promise<Response>;
  /**
   * Deletes the responses of other sessions, including those that arrive later.
   * @returns Whether a session has ended.
   */
  setSession: (token: string | undefined) => Promise<boolean>;
}

/** Each session has a cache of its own, named by a hash of its token. Guests share one. */
export function createReadCache(services: WorkerServices): ReadCache {
  const { caches } = services;
  let session: string | undefined;
  let changes = 0;
  const isEnded = (name: string) => session !== undefined && name !== guests && name !== session;
  const reads = networkFirst(services, bounds, isEnded);

  return {
    respond: async (request, keepAlive) =>
      reads
        .respond(await cacheName(request.headers.get('authorization')), request, keepAlive)
        .catch(notCached),

    async setSession(token) {
      const change = ++changes;
      const newest = await cacheName(token === undefined ? null : `Bearer ${token}`);
      // Hashing a token takes longer than a later log-out.
      if (change !== changes) return false;
      session = newest;
      const names = await caches.keys();
      const ended = names.filter((name) => name.startsWith(prefix) && isEnded(name));
      for (const name of ended) await caches.delete(name);
      return ended.length > 0;
    },
  };
}

/** Seconds. Longer than the app waits for a retry: the reader has already waited for the timeout. */
const retryAfter = 60;

const notCached = (error: unknown) =>
  Response.json(
    {
      code: 'not_cached',
      message: 'The forum cannot be reached, and this page is not saved on this device.',
    },
    { status: 504, headers: error instanceof ResponseTimeout ? { 'retry-after': String(retryAfter) } : {} },
  );

async function cacheName(credential: string | null): Promise<string> {
  if (credential === null) return guests;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(credential));
  return prefix + Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

import { cachedOnHeader } from './messages';

/** Paths whose responses are cached: nothing of log-ins, staff, moderation, mail, notifications or messages. */
const readablePaths = [
  /^\/posts\/get$/,
  /^\/comment\/[^/]+$/,
  /^\/api\/posts\/[^/]+\/comments$/,
  /^\/api\/users(\/(?!search$)[^/]+)?$/,
  /^\/api\/(site|tags|leaderboard|filters)$/,
  /^\/api\/search\/posts$/,
];

export const isReadable = (pathname: string): boolean => readablePaths.some((path) => path.test(pathname));

const prefix = 'reads-';
const guests = `${prefix}guests`;

const maxResponses = 100;
const maxAgeMs = 7 * 24 * 60 * 60_000;

/** Sent by a proxy too, in front of a server that is down. */
const unavailable = [502, 503, 504];

/** The server no longer shows this to the user: deletes the saved response. */
const withdrawn = [401, 403, 404, 410];

export interface ReadCacheOptions {
  caches: CacheStorage;
  send: (request: Request) => Promise<Response>;
  /** Returns epoch milliseconds. */
  now: () => number;
  /** How long to wait for the server before using a saved response. */
  timeoutMs: number;
}

export interface ReadCache {
  /**
   * Resolves with the server's response. Without one, resolves with the saved response, or a 504 if there is none.
   * @param keepAlive Called with a promise until which the response may still be stored.
   */
  respond: (request: Request, keepAlive: (pending: Promise<unknown>) => void) => Promise<Response>;
  /** Deletes the responses of other sessions, including those that arrive later. */
  setSession: (token: string | undefined) => Promise<void>;
}

/** Each session has a cache of its own, named by a hash of its token. Guests share one. */
export function createReadCache({ caches, send, now, timeoutMs }: ReadCacheOptions): ReadCache {
  let session: string | undefined;
  const isEnded = (name: string) => session !== undefined && name !== guests && name !== session;

  async function keep(name: string, { url }: Request, response: Response): Promise<void> {
    if (isEnded(name)) return;
    const headers = new Headers(response.headers);
    headers.set(cachedOnHeader, String(now()));
    // The cache is the session's own: `Vary: Authorization` would only hide its responses.
    headers.delete('vary');
    const cache = await caches.open(name);
    await cache.put(url, new Response(await response.blob(), { headers }));
    const urls = await cache.keys();
    for (const oldest of urls.slice(0, Math.max(0, urls.length - maxResponses))) await cache.delete(oldest);
    if (isEnded(name)) await caches.delete(name);
  }

  async function store(name: string, request: Request, response: Response): Promise<void> {
    if (response.status === 200) await keep(name, request, response);
    else if (withdrawn.includes(response.status)) await (await caches.open(name)).delete(request.url);
  }

  async function find(name: string, { url }: Request): Promise<Response | undefined> {
    const cache = await caches.open(name);
    const cached = await cache.match(url);
    if (!cached || Number(cached.headers.get(cachedOnHeader)) + maxAgeMs > now()) return cached;
    await cache.delete(url);
    return undefined;
  }

  return {
    async respond(request, keepAlive) {
      const name = await cacheName(request.headers.get('authorization'));
      const live = send(request);
      // A full disk must not fail the page.
      const ignore = () => undefined;
      keepAlive(live.then((response) => store(name, request, response.clone())).catch(ignore));
      let timer: ReturnType<typeof setTimeout> | undefined;
      const first = await Promise.race([
        live.catch(ignore),
        new Promise<undefined>((resolve) => {
          timer = setTimeout(resolve, timeoutMs, undefined);
        }),
      ]);
      clearTimeout(timer);
      if (first && !unavailable.includes(first.status)) return first;
      return (await find(name, request).catch(ignore)) ?? live.catch(notCached);
    },

    async setSession(token) {
      session = await cacheName(token === undefined ? null : `Bearer ${token}`);
      for (const name of await caches.keys()) {
        if (name.startsWith(prefix) && isEnded(name)) await caches.delete(name);
      }
    },
  };
}

const notCached = () =>
  Response.json(
    {
      code: 'not_cached',
      message: 'The forum cannot be reached, and this page is not saved on this device.',
    },
    { status: 504 },
  );

async function cacheName(credential: string | null): Promise<string> {
  if (credential === null) return guests;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(credential));
  return prefix + Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

import { isUnavailable } from '@alphazone/client';

import { cachedOnHeader, isHtml } from './messages';

/** The user may no longer see the resource: the saved response is deleted. */
const withdrawn = [401, 403, 404, 410];

export interface WorkerServices {
  caches: CacheStorage;
  send: (request: Request) => Promise<Response>;
  /** Returns epoch milliseconds. */
  now: () => number;
  /** Network timeout before a cached response is used. */
  timeoutMs: number;
  /** Returns when the user last changed something: epoch milliseconds. @default never */
  changedOn?: () => number;
}

export interface Bounds {
  maxResponses: number;
  maxAgeMs: number;
  /** Maximum size of a response. @default unlimited */
  maxBytes?: number;
  /** How long a cached response is used without a request. @default not at all */
  freshMs?: number;
  /** Whether to give up after twice the network timeout, if no cached response can be used. @default false */
  givesUp?: boolean;
}

/** The server did not respond in time. */
export class ResponseTimeout extends Error {
  override readonly name = 'ResponseTimeout';
}

/** Keeps the worker alive until the promise settles. */
export type KeepAlive = (pending: Promise<unknown>) => void;

/** Whether a proxy or a captive portal has responded instead of the server. */
const isOfProxy = (response: Response) => isUnavailable(response.status) || (response.ok && isHtml(response));

// A full disk must not fail the page.
const ignore = () => undefined;

/** Resolves with undefined after the time. */
async function within<T>(timeoutMs: number, pending: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, undefined);
  });
  try {
    return await Promise.race([pending, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Resolves with the server's response, and saves it. Without one, resolves with the saved response.
 * While the server may still answer, never returns a response from before the user's own change.
 *
 * @param isEnded Whether a cache's session has ended: its responses are not saved.
 * @throws Without a response of either; a `ResponseTimeout` if the server may still answer.
 */
export function networkFirst(
  { caches, send, now, timeoutMs, changedOn = () => -Infinity }: WorkerServices,
  { maxResponses, maxAgeMs, maxBytes = Infinity, freshMs = 0, givesUp = false }: Bounds,
  isEnded: (name: string) => boolean = () => false,
) {
  const cachedOn = ({ headers }: Response) => Number(headers.get(cachedOnHeader));
  const ageOf = (response: Response) => now() - cachedOn(response);
  const isExpired = (response: Response) => ageOf(response) >= maxAgeMs;

  async function keep(
    name: string,
    { url }: Request,
    response: Response,
    requestedOn: number,
  ): Promise<void> {
    const isTooLarge = Number(response.headers.get('content-length')) > maxBytes;
    if (isEnded(name) || isTooLarge || isHtml(response)) {
      // Not awaited: it settles only if the page also cancels its copy.
      void response.body?.cancel();
      return;
    }
    const body = await response.blob();
    if (body.size > maxBytes) return;
    const headers = new Headers(response.headers);
    // Changes since the request may be missing.
    headers.set(cachedOnHeader, String(requestedOn));
    // The cache is the session's own: `Vary: Authorization` would only hide its responses.
    headers.delete('vary');
    const cache = await caches.open(name);
    // Putting an entry moves it to the end.
    await cache.put(url, new Response(body, { headers }));
    const urls = await cache.keys();
    for (const oldest of urls.slice(0, Math.max(0, urls.length - maxResponses))) await cache.delete(oldest);
    if (isEnded(name)) await caches.delete(name);
  }

  async function store(
    name: string,
    request: Request,
    response: Response,
    requestedOn: number,
  ): Promise<void> {
    if (response.status === 200) await keep(name, request, response, requestedOn);
    else if (withdrawn.includes(response.status)) await (await caches.open(name)).delete(request.url);
  }

  async function find(name: string, { url }: Request): Promise<Response | undefined> {
    const cache = await caches.open(name);
    const cached = await cache.match(url);
    if (!cached || !isExpired(cached)) return cached;
    await cache.delete(url);
    return undefined;
  }

  return {
    async respond(name: string, request: Request, keepAlive: KeepAlive): Promise<Response> {
      const saved = freshMs > 0 ? await find(name, request).catch(ignore) : undefined;
      // Not from the future: the device's clock was set back, perhaps by days.
      if (saved && ageOf(saved) >= 0 && ageOf(saved) < freshMs) return saved;
      const requestedOn = now();
      const live = send(request);
      keepAlive(live.then((response) => store(name, request, response.clone(), requestedOn)).catch(ignore));
      const answer = live.then((response) => (isOfProxy(response) ? undefined : response), ignore);
      const first = await within(timeoutMs, answer);
      if (first) return first;
      const cached = await find(name, request).catch(ignore);
      if (cached && cachedOn(cached) > changedOn()) return cached;
      const last = cached ? answer.then((response) => response ?? cached) : live;
      const response = await (givesUp ? within(timeoutMs, last) : last);
      if (!response) throw new ResponseTimeout('The server did not respond in time.');
      return response;
    },

    async deleteExpired(name: string): Promise<void> {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const cached = await cache.match(request);
        if (cached && isExpired(cached)) await cache.delete(request);
      }
    },
  };
}

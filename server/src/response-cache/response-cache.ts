import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

import type { VotePlaces } from './vote-places';

/** What Fastify sent to a guest. Further guests get the same without Fastify. */
export interface Replay {
  status: number;
  /** Names and values in turn. */
  headers: readonly string[];
  query: FastifyRequest['query'];
  routeOptions: FastifyRequest['routeOptions'];
}

export interface CachedResponse {
  /** The response for guests. */
  body: Buffer;
  headers: Readonly<Record<string, string>>;
  etag: string;
  /** Undefined when members get the same body. */
  places?: VotePlaces | undefined;
  /** What guests were sent of it, by status. */
  replays: Map<number, Replay>;
}

export interface ResponseCache {
  /** Returns the cached response, even if it is stale. */
  peek: (key: string) => CachedResponse | undefined;
  /** Returns the cached response if it has the label. */
  fresh: (key: string, label: string) => CachedResponse | undefined;
  /** @param label What `load` depends on. Concurrent calls with equal labels share one load. */
  read: (key: string, label: string, load: () => Promise<CachedResponse>) => Promise<CachedResponse>;
}

const maxBytes = 32 * 2 ** 20;
/** Larger responses, such as posts with thousands of comments, would evict too many others. */
const maxEntryBytes = 2 ** 20;
/** With two replays. */
const entryBytes = 3_000;

interface Entry {
  label: string;
  response: CachedResponse;
}

export function createResponseCache(): ResponseCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: maxEntryBytes,
    sizeCalculation: ({ response: { body, places } }, key) =>
      body.byteLength +
      key.length +
      entryBytes +
      (places ? places.posts.length + 8 * places.offsets.length : 0),
  });
  const pending = new Map<string, { label: string; loading: Promise<CachedResponse> }>();

  const fresh = (key: string, label: string) => {
    const entry = entries.get(key);
    return entry?.label === label ? entry.response : undefined;
  };

  return {
    peek: (key) => entries.peek(key)?.response,
    fresh,

    async read(key, label, load) {
      const cached = fresh(key, label);
      if (cached) return cached;
      const shared = pending.get(key);
      if (shared?.label === label) return shared.loading;

      const own = { label, loading: load() };
      pending.set(key, own);
      const isNewest = () => pending.get(key) === own;
      try {
        const response = await own.loading;
        if (isNewest()) entries.set(key, { label, response });
        return response;
      } finally {
        if (isNewest()) pending.delete(key);
      }
    },
  };
}

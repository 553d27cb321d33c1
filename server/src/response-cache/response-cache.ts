import type { FastifyRequest } from 'fastify';

import { createLabelledCache, type LabelledCache } from './labelled-cache';
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

export type ResponseCache = LabelledCache<CachedResponse>;

/** With two replays. */
const entryBytes = 3_000;

export const createResponseCache = (): ResponseCache =>
  createLabelledCache(
    ({ body, places }) =>
      body.byteLength + entryBytes + (places ? places.posts.length + 8 * places.offsets.length : 0),
  );

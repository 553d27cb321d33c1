import type { FastifyRequest } from 'fastify';

import { createLabelledCache, type LabelledCache } from './labelled-cache';
import type { VotePlaces } from './vote-places';

/** Fastify's response to a guest, which further guests get without Fastify. */
export interface Replay {
  status: number;
  /** Undefined for a 304. */
  body: Buffer | undefined;
  /** Names and values in turn. */
  headers: readonly string[];
  query: FastifyRequest['query'];
  routeOptions: FastifyRequest['routeOptions'];
}

export interface CachedResponse {
  /** The response for guests. */
  body: Buffer;
  /** Created for the first client that accepts it. */
  gzipped?: Buffer;
  headers: Readonly<Record<string, string>>;
  etag: string;
  /** Undefined when members get the same body. */
  places?: VotePlaces | undefined;
  /** Responses sent to guests, by `replayKey`. */
  replays: Map<string, Replay>;
}

export type ResponseCache = LabelledCache<CachedResponse>;

/** With four replays. */
const entryBytes = 5_000;

/** Doubled for the compressed copy, which is added later. */
const copies = 2;

export const createResponseCache = (): ResponseCache =>
  createLabelledCache(
    ({ body, places }) =>
      copies * body.byteLength + entryBytes + (places ? places.posts.length + 8 * places.offsets.length : 0),
  );

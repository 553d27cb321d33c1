import type { FastifyRequest } from 'fastify';

import { createLabelledCache, type LabelledCache } from './labelled-cache';
import type { VotePlaces } from './vote-places';

/** What Fastify sent to a guest. Further guests get the same without Fastify. */
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
  /** For clients that accept it, once one has asked. */
  gzipped?: Buffer;
  headers: Readonly<Record<string, string>>;
  etag: string;
  /** Undefined when members get the same body. */
  places?: VotePlaces | undefined;
  /** What guests were sent of it, by `replayKey`. */
  replays: Map<string, Replay>;
}

export type ResponseCache = LabelledCache<CachedResponse>;

/** With four replays. */
const entryBytes = 5_000;

/** The compressed copy comes later, and takes at most as much again. */
const copies = 2;

export const createResponseCache = (): ResponseCache =>
  createLabelledCache(
    ({ body, places }) =>
      copies * body.byteLength + entryBytes + (places ? places.posts.length + 8 * places.offsets.length : 0),
  );

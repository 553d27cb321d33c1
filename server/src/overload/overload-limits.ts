import { getHeapStatistics } from 'node:v8';

import { countConnections, type Database } from '../database/database';

/** Requests are refused while any limit is exceeded, and some of them earlier: `shares`. */
export interface OverloadLimits {
  /** Queries that wait for a connection. The pool's queue is unbounded, and a query may wait in it for 30 seconds. */
  databaseQueue: number;
  /** Pending requests. */
  pendingRequests: number;
  /** Pending writes. They take longest, and would crowd out reads. */
  pendingWrites: number;
  /** Event loop delay, averaged over `sampleMs`. */
  eventLoopDelayMs: number;
  /** Of the heap, and of buffers outside it. */
  memoryBytes: number;
  sampleMs: number;
}

/**
 * A queue of 500 takes about a second, and has room for 100 concurrent page loads. 200 writes are two batches: one is
 * stored while the other waits.
 */
export const overloadLimits = (): OverloadLimits => ({
  databaseQueue: 500,
  pendingRequests: 1_000,
  pendingWrites: 200,
  eventLoopDelayMs: 1_000,
  memoryBytes: 0.9 * getHeapStatistics().heap_size_limit,
  sampleMs: 1_000,
});

export const isDatabaseBusy = (db: Database, { databaseQueue }: OverloadLimits): boolean =>
  countConnections(db).waiting >= databaseQueue;

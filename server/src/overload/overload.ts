import { Socket } from 'node:net';
import { getHeapStatistics } from 'node:v8';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { unlimited } from '../contract/rate-limits';
import { countConnections, type Database } from '../database/database';
import { unavailable } from '../errors';
import { isRecent } from '../time/is-recent';
import { messages } from '../messages';
import { measureProcess } from './measure-process';
import { isWrite, shareOf, type PrioritisedRequest } from './priority';

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

const retryAfterSeconds = 5;

const logIntervalMs = 60_000;

export const isDatabaseBusy = (db: Database, { databaseQueue }: OverloadLimits): boolean =>
  countConnections(db).waiting >= databaseQueue;

export interface Overload {
  isRefused: (request: PrioritisedRequest) => boolean;
  /** Counts a pending request. */
  begin: () => void;
  end: () => void;
}

/**
 * Refuses operations, feeds and sitemaps with 503, before authentication and parsing. A request with a late body is checked
 * again after both. Monitoring and files stay available. Call it after CORS and before rate limits.
 */
export function refuseOverload(
  app: FastifyInstance,
  { db, limits }: { db: Database; limits: OverloadLimits },
): Overload {
  const { message, code } = unavailable(messages.busy, retryAfterSeconds);
  // Serialised once: under load, refusals must be cheap.
  const body = JSON.stringify({ message, code });
  let lastLog = -Infinity;
  let lateSince: number | undefined;

  /** Load by event loop delay. Ignores a single late sample, which the start or one expensive request can cause. */
  function lateness(): number {
    const { eventLoopDelay } = app.processUsage();
    if (eventLoopDelay <= limits.eventLoopDelayMs) lateSince = undefined;
    else lateSince ??= performance.now();
    const isLate = lateSince !== undefined && performance.now() - lateSince > 2 * limits.sampleMs;
    return isLate ? shareUsed(eventLoopDelay, limits.eventLoopDelayMs) : 0;
  }

  let pendingRequests = 0;
  let pendingWrites = 0;
  const refused: FastifyReply[] = [];

  function count(request: FastifyRequest, change: 1 | -1): void {
    request.isPending = change === 1;
    pendingRequests += change;
    if (isWrite(request)) pendingWrites += change;
  }

  function end(request: FastifyRequest): void {
    if (request.isPending) count(request, -1);
  }

  /** Returns 1 at the first limit. Ignores memory below its limit, because a heap grows until it is collected. */
  const load = () => {
    const { memoryUsed } = app.processUsage();
    return Math.max(
      shareUsed(countConnections(db).waiting, limits.databaseQueue),
      shareUsed(pendingRequests, limits.pendingRequests),
      memoryUsed > limits.memoryBytes ? shareUsed(memoryUsed, limits.memoryBytes) : 0,
      lateness(),
    );
  };

  const writeLoad = () => shareUsed(pendingWrites, limits.pendingWrites);

  const isRefused = (request: PrioritisedRequest) =>
    isRefusable(request) && Math.max(load(), isWrite(request) ? writeLoad() : 0) >= shareOf(request);

  function refuse(request: FastifyRequest, reply: FastifyReply): void {
    if (!isRecent(lastLog, Date.now(), logIntervalMs)) {
      lastLog = Date.now();
      const { waiting } = countConnections(db);
      request.log.warn(
        { waitingQueries: waiting, pendingRequests, pendingWrites, ...app.processUsage() },
        'overloaded: requests are refused',
      );
    }
    if (refused.length === 0) setImmediate(sendRefusals);
    refused.push(reply);
  }

  /**
   * Sends refusals after the turn's other events. Sent at once, they would bring the clients' next requests into the same
   * turn: libuv reads up to 49,000 events per turn.
   */
  function sendRefusals(): void {
    for (const reply of refused.splice(0))
      void reply
        .code(503)
        .header('retry-after', retryAfterSeconds)
        .type('application/json; charset=utf-8')
        .send(body);
  }

  function admit(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    if (request.isPending || !isRefusable(request)) {
      done();
    } else if (isRefused(request)) {
      refuse(request, reply);
    } else {
      count(request, 1);
      reply.raw.on('close', () => {
        end(request);
      });
      done();
    }
  }

  app.decorateRequest('isPending', false);
  measureProcess(app, limits.sampleMs);
  app.addHook('onRequest', (request, reply, done) => {
    admit(request, reply, done);
    if (request.method === 'GET') return;
    // Most bodies arrive together with the headers. Clients that send slowly must not block others.
    setImmediate(() => {
      if (request.raw.socket instanceof Socket && !request.raw.complete) end(request);
    });
  });
  // Requests whose body arrived late.
  app.addHook('preHandler', admit);
  app.addHook('onSend', (request, _reply, payload, done) => {
    end(request);
    done(null, payload);
  });
  return {
    isRefused,
    begin: () => {
      pendingRequests += 1;
    },
    end: () => {
      pendingRequests -= 1;
    },
  };
}

/** At least 1 once the limit is reached, even a limit of 0. */
const shareUsed = (value: number, limit: number): number =>
  value >= limit ? Math.max(1, value / limit || 1) : value / limit;

function isRefusable({ routeOptions }: PrioritisedRequest): boolean {
  const { operation, isGuestRead } = routeOptions.config;
  return operation ? !unlimited.has(operation.id) : isGuestRead === true;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it is pending. */
    isPending: boolean;
  }
}

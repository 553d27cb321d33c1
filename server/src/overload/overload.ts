import { Socket } from 'node:net';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { unlimited } from '../contract/rate-limits';
import type { Database } from '../database/database';
import { isRecent } from '../time/is-recent';
import { createLoad } from './load';
import type { OverloadLimits } from './overload-limits';
import { isWrite, shareOf, type PrioritisedRequest } from './priority';
import { createSendRefusal } from './send-refusal';

const logIntervalMs = 60_000;

export interface Overload {
  isRefused: (request: PrioritisedRequest) => boolean;
  /** Counts a pending read that Fastify does not see. */
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
  const load = createLoad(app, db, limits);
  const sendRefusal = createSendRefusal();
  let lastLog = -Infinity;

  const isRefused = (request: PrioritisedRequest) =>
    isRefusable(request) && load.shareFor({ isWrite: isWrite(request) }) >= shareOf(request);

  function begin(request: FastifyRequest): void {
    request.isPending = true;
    load.begin({ isWrite: isWrite(request) });
  }

  function end(request: FastifyRequest): void {
    if (!request.isPending) return;
    request.isPending = false;
    load.end({ isWrite: isWrite(request) });
  }

  function logRefusal(request: FastifyRequest): void {
    if (isRecent(lastLog, Date.now(), logIntervalMs)) return;
    lastLog = Date.now();
    request.log.warn(load.measured(), 'overloaded: requests are refused');
  }

  function admit(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    if (request.isPending || !isRefusable(request)) {
      done();
    } else if (isRefused(request)) {
      logRefusal(request);
      sendRefusal(reply);
    } else {
      begin(request);
      reply.raw.on('close', () => {
        end(request);
      });
      done();
    }
  }

  app.decorateRequest('isPending', false);
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
  const unseenRead = { isWrite: false };
  return {
    isRefused,
    begin: () => {
      load.begin(unseenRead);
    },
    end: () => {
      load.end(unseenRead);
    },
  };
}

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

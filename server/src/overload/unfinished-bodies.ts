import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import type { FastifyInstance, FastifyReply } from 'fastify';

import { networkOf } from '../network/network-of';
import { rejectBrokenRequest } from '../contract/broken-requests';
import { tooManyRequests } from '../errors';
import { createTally } from './tally';

export interface BodyLimits {
  /** Unfinished requests of one network at a time. Many members may share one, or a proxy without `TRUST_PROXY`. */
  perNetwork: number;
  windowMs: number;
  /** Minimum progress in each window. */
  bytesPerWindow: number;
}

/** A phone at the edge of its network sends more than 1 kB a second. */
const bodyLimits: BodyLimits = { perNetwork: 64, windowMs: 10_000, bytesPerWindow: 10_000 };

const retryAfterSeconds = 10;

const timedOut = Object.assign(new Error('The body arrives too slowly.'), {
  code: 'ERR_HTTP_REQUEST_TIMEOUT',
});

interface Unfinished {
  reply: FastifyReply;
  bytesRead: number;
}

/** Limits unfinished bodies: otherwise one client could hold thousands of connections until the request timeout. */
export function limitUnfinishedBodies(app: FastifyInstance, limits: BodyLimits = bodyLimits): void {
  const networks = createTally();
  const unfinished = new Map<IncomingMessage, Unfinished>();
  let timer: NodeJS.Timeout | undefined;

  function watch(raw: IncomingMessage, reply: FastifyReply, network: string): void {
    unfinished.set(raw, { reply, bytesRead: raw.socket.bytesRead });
    const forget = networks.add(network);
    raw.once('close', () => {
      unfinished.delete(raw);
      forget();
    });
    timer ??= setInterval(check, limits.windowMs).unref();
  }

  function check(): void {
    for (const [raw, body] of unfinished) {
      const { bytesRead } = raw.socket;
      // A full buffer means that the server reads slowly, not that the client sends slowly.
      const isSlow = bytesRead - body.bytesRead < limits.bytesPerWindow && raw.readableLength === 0;
      body.bytesRead = bytesRead;
      if (raw.complete || !isSlow) continue;
      if (body.reply.raw.headersSent) raw.destroy();
      else rejectBrokenRequest(timedOut, raw.socket);
    }
    if (unfinished.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    // Injected requests have no real socket.
    if (!hasBody(raw) || !(raw.socket instanceof Socket)) {
      done();
      return;
    }
    // Most bodies arrive together with the headers, which are parsed first.
    setImmediate(() => {
      const network = networkOf(request.ip);
      if (raw.complete || raw.destroyed) done();
      else if (networks.of(network) >= limits.perNetwork) {
        void reply.header('connection', 'close');
        done(tooManyRequests(retryAfterSeconds));
      } else {
        watch(raw, reply, network);
        done();
      }
    });
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

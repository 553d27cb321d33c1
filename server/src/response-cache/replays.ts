import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { acceptsGzip } from '../contract/compression';
import type { CachedResponse, Replay } from './response-cache';

/** Whether the response depends on nothing but the method, the URL, `If-None-Match` and `Accept-Encoding`. */
export const isReplayable = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && otherHeaders.every((name) => headers[name] === undefined);

/** Sent by members, by other origins, and with a body. */
const otherHeaders = ['authorization', 'origin', 'content-length', 'transfer-encoding'];

export function recordReplays(app: FastifyInstance): void {
  app.decorateRequest('sharedResponse', undefined);
  app.addHook('onResponse', (request, reply, done) => {
    const shared = request.sharedResponse;
    const key = replayKey(reply.statusCode, request.raw);
    if (shared && !shared.replays.has(key) && isReplayable(request.raw))
      shared.replays.set(key, replayOf(shared, request, reply));
    done();
  });
}

export const replayKey = (status: number, request: Pick<IncomingMessage, 'headers'>): string =>
  acceptsGzip(request) ? `${status} gzip` : String(status);

function replayOf(
  { body, gzipped }: CachedResponse,
  { query, routeOptions }: FastifyRequest,
  reply: FastifyReply,
): Replay {
  const sent = reply.getHeader('content-encoding') === 'gzip' ? gzipped : body;
  const headers = Object.entries(reply.getHeaders())
    // Only sent while the server stops.
    .filter(([name]) => name !== 'connection')
    .flatMap(([name, value]) => [name, String(value)]);
  return {
    status: reply.statusCode,
    body: reply.statusCode === 200 ? sent : undefined,
    headers,
    query,
    routeOptions,
  };
}

/** @param own Values of this request, by name. */
export function headersOf({ headers }: Replay, own: Readonly<Record<string, string>>): string[] {
  const all = headers.slice();
  for (let index = 0; index < all.length; index += 2)
    all[index + 1] = own[all[index] ?? ''] ?? all[index + 1] ?? '';
  return all;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The cached response that was sent. */
    sharedResponse: CachedResponse | undefined;
  }
}

import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { CachedResponse, Replay } from './response-cache';

/** Whether the response depends on nothing but the method, the URL and `If-None-Match`. */
export const isReplayable = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && otherHeaders.every((name) => headers[name] === undefined);

/** Of members, other origins, and requests with a body. */
const otherHeaders = ['authorization', 'origin', 'content-length', 'transfer-encoding'];

export function recordReplays(app: FastifyInstance): void {
  app.decorateRequest('sharedResponse', undefined);
  app.addHook('onResponse', (request, reply, done) => {
    const replays = request.sharedResponse?.replays;
    if (replays && !replays.has(reply.statusCode) && isReplayable(request.raw))
      replays.set(reply.statusCode, replayOf(request, reply));
    done();
  });
}

function replayOf({ query, routeOptions }: FastifyRequest, reply: FastifyReply): Replay {
  const headers = Object.entries(reply.getHeaders())
    // Sent while the server stops.
    .filter(([name]) => name !== 'connection')
    .flatMap(([name, value]) => [name, String(value)]);
  return { status: reply.statusCode, headers, query, routeOptions };
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
    /** What it was answered with. */
    sharedResponse: CachedResponse | undefined;
  }
}

import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Clients must always revalidate. Shared caches must not store responses for signed-in users. */
export function revalidateResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { operation } = request.routeOptions.config;
    if (!operation) return payload;
    reply.header('x-content-type-options', 'nosniff');

    if (operation.access !== 'ignored') reply.header('vary', withVary(reply.getHeader('vary')));
    const canBeRevalidated = '304' in operation.responses && reply.statusCode === 200;
    const tag = canBeRevalidated ? tagOf(reply, payload) : undefined;
    if (tag === undefined) {
      reply.header('cache-control', 'no-store');
      return payload;
    }

    reply.header('etag', tag);
    reply.header('cache-control', request.headers.authorization ? 'private, no-cache' : 'no-cache');
    if (!hasTag(request.headers['if-none-match'], tag)) return payload;

    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}

export const etagOf = (body: string): string => `"${createHash('sha256').update(body).digest('base64url')}"`;

/** Cached responses and complete lists have one already. Undefined for other streams. */
function tagOf(reply: FastifyReply, payload: unknown): string | undefined {
  const tag = reply.getHeader('etag');
  if (typeof tag === 'string') return tag;
  return typeof payload === 'string' ? etagOf(payload) : undefined;
}

/** By weak comparison (RFC 9110 section 13.1.2). */
export function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const opaque = (text: string) => text.trim().replace(/^W\//, '');
  return header.split(',').some((part) => part.trim() === '*' || opaque(part) === opaque(tag));
}

function withVary(before: unknown): string {
  return typeof before === 'string' && before !== '' ? `${before}, Authorization` : 'Authorization';
}

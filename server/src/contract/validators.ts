import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Operation } from './contract';

/** Clients must always revalidate. Shared caches must not store responses for signed-in users. */
export function revalidateResponses(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { operation } = request.routeOptions.config;
    if (operation) done(null, revalidate(operation, request, reply, payload));
    else done(null, payload);
  });
}

/** A 304 omits them: the client's stored response keeps its own (RFC 9110 section 15.4.5). */
const bodyHeaders = [
  'content-type',
  'content-length',
  'content-security-policy',
  'cross-origin-resource-policy',
  'x-content-type-options',
];

/** Returns the payload, or null for a 304. */
function revalidate(
  operation: Operation,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): unknown {
  void reply.header('x-content-type-options', 'nosniff');
  if (operation.access !== 'ignored')
    void reply.header('vary', varyingBy('Authorization', reply.getHeader('vary')));
  const canBeRevalidated = '304' in operation.responses && reply.statusCode === 200;
  const tag = canBeRevalidated ? tagOf(reply, payload) : undefined;
  if (tag === undefined) {
    void reply.header('cache-control', 'no-store');
    return payload;
  }

  void reply.header('etag', tag);
  void reply.header('cache-control', headers.authorization ? 'private, no-cache' : 'no-cache');
  if (!hasTag(headers['if-none-match'], tag)) return payload;

  void reply.code(304);
  for (const name of bodyHeaders) void reply.removeHeader(name);
  return null;
}

/** Headers that describe the list beyond its body. */
const contentHeaders = ['link', 'x-read-until', 'x-total-count', 'x-total-count-capped'];

type Headers = ReturnType<FastifyReply['getHeaders']>;

/** @param headers The response's, by name in lower case. */
export function etagOf(body: string, headers: Partial<Headers> = {}): string {
  const hash = createHash('sha256').update(body);
  for (const name of contentHeaders) {
    const value = headers[name];
    if (value !== undefined) hash.update(`\n${name}: ${String(value)}`);
  }
  return `"${hash.digest('base64url')}"`;
}

/** Cached responses and complete lists have one already. Undefined for other streams. */
function tagOf(reply: FastifyReply, payload: unknown): string | undefined {
  const tag = reply.getHeader('etag');
  if (typeof tag === 'string') return tag;
  return typeof payload === 'string' ? etagOf(payload, reply.getHeaders()) : undefined;
}

/** By weak comparison (RFC 9110 section 13.1.2). */
export function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header === tag) return true;
  const opaque = (text: string) => text.trim().replace(/^W\//, '');
  return header.split(',').some((part) => part.trim() === '*' || opaque(part) === opaque(tag));
}

/** Returns the weak tag: its representations are equivalent, but may differ in bytes. */
export const weak = (tag: string): string => (tag.startsWith('W/') ? tag : `W/${tag}`);

/** @param before The header's current value. */
export const varyingBy = (name: string, before: unknown): string =>
  typeof before === 'string' && before !== '' ? `${before}, ${name}` : name;

import type { FastifyReply, FastifyRequest } from 'fastify';

import { hasTag } from '../contract/validators';
import type { RenderedDocument } from './rendered-documents';

export function sendRendered(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { body, gzipped, etag }: RenderedDocument,
) {
  const isGzipped = /(?:^|,)\s*gzip\s*(?:,|$)/.test(headers['accept-encoding'] ?? '');
  const tag = isGzipped ? `${etag.slice(0, -1)}-gzip"` : etag;
  void reply
    .header('vary', 'Accept, Accept-Encoding')
    .header('cache-control', 'no-cache')
    .header('etag', tag)
    .type('text/html; charset=utf-8');
  if (reply.statusCode === 200 && hasTag(headers['if-none-match'], tag)) return reply.code(304).send();
  return isGzipped ? reply.header('content-encoding', 'gzip').send(gzipped) : reply.send(body);
}

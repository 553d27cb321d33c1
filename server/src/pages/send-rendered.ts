import type { FastifyReply, FastifyRequest } from 'fastify';

import { acceptsBrotli, acceptsGzip, decompress } from '../contract/compression';
import { hasTag, weak } from '../contract/validators';
import type { RenderedDocument } from './rendered-documents';

export async function sendRendered(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  document: RenderedDocument,
) {
  const encoding = acceptsBrotli(request) ? 'br' : acceptsGzip(request) ? 'gzip' : undefined;
  const tag = encoding ? weak(document.etag) : document.etag;
  void reply
    .header('vary', 'Accept, Accept-Encoding, Cookie')
    .header('cache-control', 'no-cache')
    .header('etag', tag)
    .type('text/html; charset=utf-8');
  if (reply.statusCode === 200 && hasTag(request.headers['if-none-match'], tag))
    return reply.code(304).send();
  return encoding
    ? reply.header('content-encoding', encoding).send(document[encoding])
    : reply.send(await decompress(document.gzip));
}

import type { FastifyReply, FastifyRequest } from 'fastify';

import { acceptsGzip, decompress } from '../contract/compression';
import { hasTag, weak } from '../contract/validators';
import type { RenderedDocument } from './rendered-documents';

export async function sendRendered(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { gzipped, etag }: RenderedDocument,
) {
  const isGzipped = acceptsGzip(request);
  const tag = isGzipped ? weak(etag) : etag;
  void reply
    .header('vary', 'Accept, Accept-Encoding, Cookie')
    .header('cache-control', 'no-cache')
    .header('etag', tag)
    .type('text/html; charset=utf-8');
  if (reply.statusCode === 200 && hasTag(request.headers['if-none-match'], tag))
    return reply.code(304).send();
  return isGzipped
    ? reply.header('content-encoding', 'gzip').send(gzipped)
    : reply.send(await decompress(gzipped));
}

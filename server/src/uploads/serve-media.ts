import type { FastifyInstance, FastifyRequest } from 'fastify';

import { hasTag } from '../contract/validators';
import { HttpError, notFound } from '../errors';
import { messages } from '../messages';
import type { Services } from '../services';
import { parseByteRange } from './byte-range';
import { findFile, uploadIdOfFile, type ServedFile } from './upload-files';
import { findServedUpload } from './uploads-repository';

/** `Cache-Control` of content that never changes. */
export const forever = 'public, max-age=31536000, immutable';

/** No accepted type can run scripts. The sandbox is a second defence. */
export const mediaPolicy = "default-src 'none'; sandbox";

/** Headers of files that other sites may embed. */
export const embeddableHeaders = {
  'content-security-policy': mediaPolicy,
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Players need range requests for seeking. */
export function serveMedia(app: FastifyInstance, { db, media: { storage } }: Services): void {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/:name',
    async handler(request, reply) {
      // Only names of known uploads reach the storage.
      const upload = await findServedUpload(db, uploadIdOfFile(request.params.name));
      const file = upload && findFile(upload, request.params.name);
      if (!file) throw notFound(messages.nothingHere);
      const { name, mime, bytes, storedOn } = file;
      reply
        .headers(embeddableHeaders)
        .header('content-disposition', 'inline')
        .header('accept-ranges', 'bytes')
        .header('etag', tagOf(file))
        .header('last-modified', storedOn.toUTCString());
      if (isCurrent(request, file)) return reply.code(304).header('cache-control', forever).send();

      const range = allowsRange(request, file) ? parseByteRange(request.headers.range, bytes) : 'whole';
      if (range === 'none') {
        reply.header('content-range', `bytes */${bytes}`);
        throw new HttpError(416, 'range_not_satisfiable', messages.badRange);
      }
      const isHead = request.method === 'HEAD';
      const content = isHead ? undefined : await storage.open(name, range === 'whole' ? undefined : range);
      if (!isHead && !content) throw notFound(messages.nothingHere);
      if (range !== 'whole')
        reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
      return reply
        .type(mime)
        .header('cache-control', forever)
        .header('content-length', range === 'whole' ? bytes : range.end - range.start + 1)
        .send(content);
    },
  });
}

/** The name is a strong ETag, because the content never changes. */
const tagOf = ({ name }: ServedFile): string => `"${name}"`;

/** HTTP dates have no fractions of seconds. */
const inSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1_000);
const isNotNewerThan = ({ storedOn }: ServedFile, date: string): boolean =>
  inSeconds(storedOn) <= inSeconds(new Date(date));

/** Tags take precedence over dates (RFC 9110 section 13.2.2). */
function isCurrent({ headers }: FastifyRequest, file: ServedFile): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return hasTag(tags, tagOf(file));
  const since = headers['if-modified-since'];
  return since !== undefined && isNotNewerThan(file, since);
}

/** Whether `If-Range` matches. */
function allowsRange({ headers }: FastifyRequest, file: ServedFile): boolean {
  const condition = headers['if-range'];
  if (typeof condition !== 'string') return true;
  return condition.startsWith('"') ? condition === tagOf(file) : isNotNewerThan(file, condition);
}

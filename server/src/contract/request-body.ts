import type { FastifyInstance, FastifyRequest } from 'fastify';

import { badRequest, notFound, unsupportedMedia } from '../errors';
import { messages } from '../messages';
import type { Operation } from './contract';
import { isNestedDeeperThan } from './nesting';
import { findUnstorableFields, requireStorableText } from './text';

/** More than the contract's bodies have. Bounds recursive code. */
const maxDepth = 32;

/** Fastify's default parser refuses an empty JSON body, which `pinPost` allows. Handlers read forms: `readForm`. */
export function parseBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text === '') done(null, undefined);
    else if (isNestedDeeperThan(maxDepth, text)) done(badRequest(messages.bodyTooDeep));
    else void parse(request, text, done);
  });
  // Handlers read forms or ignore them.
  app.addContentTypeParser(
    ['multipart/form-data', 'application/x-www-form-urlencoded'],
    (_request, _body, done) => {
      done(null);
    },
  );
}

/** Fastify checks neither. @throws 400 for a missing body, 415 for an undocumented media type. */
export function checkBody(operation: Operation, request: FastifyRequest): void {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (operation.bodyTypes.length > 0) {
    if (type === undefined) {
      if (operation.bodyRequired) throw badRequest(messages.bodyNeeded);
      request.body = {};
    } else if (!operation.bodyTypes.includes(type)) {
      throw unsupportedMedia(messages.bodyType(operation.bodyTypes));
    } else if (type === 'application/json' && request.body === undefined) {
      if (operation.bodyRequired) throw badRequest(messages.bodyNeeded);
      request.body = {};
    }
  }
}

/** @throws 404 for a path, which then identifies nothing, and 400 with the field names. */
export function requireStorable(request: FastifyRequest): void {
  if (findUnstorableFields(request.params).length > 0) throw notFound(messages.nothingHere);
  requireStorableText(request.body);
  requireStorableText(request.query);
}

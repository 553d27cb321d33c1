import type { FastifyInstance, FastifyRequest } from 'fastify';

import { badFields, badRequest, unsupportedMedia } from '../errors';
import { messages } from '../messages';
import type { Operation } from './contract';
import { unstorableFields } from './text';

/** Reads JSON bodies. Fastify's own reader refuses an empty one, which `pinPost` allows. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, body.toString(), done);
  });
}

/**
 * Refuses what the schemas do not see: a missing body, one of another media type (Fastify would pass it
 * on unvalidated), and text that cannot be stored.
 *
 * @throws 400 or 415.
 */
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
  const problems = [...unstorableFields(request.body), ...unstorableFields(request.query)];
  if (problems.length > 0) throw badFields(...problems);
}

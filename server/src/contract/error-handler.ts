import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '@alphazone/client';

import { badFields, badRequest, HttpError, notFound, tooLarge, unsupportedMedia } from '../errors';
import { requestFields } from '../logging/request-log';
import { messages } from '../messages';
import { failureOf } from '../failure';
import type { ErrorObject } from 'ajv';
import { fieldProblems } from './validation-messages';

type ErrorBody = components['schemas']['Error'];

/** Logs unexpected errors and hides their details from clients. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendError(notFound(messages.nothingHere), request, reply));
}

export function sendError(error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply) {
  const httpError = error instanceof HttpError ? error : translate(error, request);
  if (httpError.statusCode >= 500) {
    // The cause of a 503 was logged where it was thrown.
    const level = httpError.statusCode === 503 ? 'warn' : 'error';
    request.log[level](
      { ...requestFields(request), status: httpError.statusCode, err: error },
      'request failed',
    );
  }
  // The hook that sets this header has not run if the error came before it.
  void reply.header('x-request-id', request.id).header('cache-control', 'no-store');
  // These validate content, which an error does not carry.
  for (const name of ['etag', 'last-modified']) void reply.removeHeader(name);
  if (httpError.retryAfter !== undefined) void reply.header('retry-after', httpError.retryAfter);

  const body: ErrorBody = { message: httpError.message, code: httpError.code, ...httpError.fields };
  if (httpError.details.length > 0) body.details = [...httpError.details];
  return reply.code(httpError.statusCode).type('application/json; charset=utf-8').send(body);
}

function translate(error: FastifyError, request: FastifyRequest): HttpError {
  if (error.validation) {
    // A malformed id identifies nothing: 404 instead of 400.
    if (error.validationContext === 'params') return notFound(messages.nothingHere);
    // The errors are ajv's: see `compileSchema`.
    return badFields(...fieldProblems(error.validation as ErrorObject[]));
  }
  const types = request.routeOptions.config.operation?.bodyTypes ?? [];
  const status = error.statusCode ?? 500;
  if (status === 413) return tooLarge(messages.bodyTooLarge);
  if (status === 415)
    return unsupportedMedia(types.length > 0 ? messages.bodyType(types) : messages.bodyNotExpected);
  if (status === 416) return new HttpError(416, 'range_not_satisfiable', messages.badRange);
  if (status >= 400 && status < 500) {
    return badRequest(
      error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' ? messages.badJson : messages.badRequest,
    );
  }
  const hasKey = request.headers['idempotency-key'] !== undefined;
  return failureOf(error, { isRead: ['GET', 'HEAD'].includes(request.method), hasKey });
}

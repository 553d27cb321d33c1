import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '@alphazone/client';

import { isUnavailable } from '../database/unavailable';
import {
  badFields,
  badRequest,
  HttpError,
  notFound,
  tooLarge,
  unavailable,
  unsupportedMedia,
} from '../errors';
import { requestFields } from '../logging/request-log';
import { messages } from '../messages';
import type { ErrorObject } from 'ajv';
import { fieldProblems } from './validation-messages';

/** `Retry-After` in seconds when no database connection is available. */
const busyFor = 5;

type ErrorBody = components['schemas']['Error'];

/** Serialises errors in the contract's form. Logs unexpected errors and hides their details from clients. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendError(notFound(messages.nothingHere), request, reply));
}

/** Sends an error to the caller. */
export function sendError(error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply) {
  const seen = error instanceof HttpError ? error : translate(error, request);
  if (seen.statusCode >= 500) {
    // The thrower of a 503 has logged its reason.
    const level = seen.statusCode === 503 ? 'warn' : 'error';
    request.log[level]({ ...requestFields(request), status: seen.statusCode, err: error }, 'request failed');
  }
  // Errors before the first hook have no request id yet.
  void reply.header('x-request-id', request.id);
  if (seen.retryAfter !== undefined) void reply.header('retry-after', seen.retryAfter);

  const body: ErrorBody = { message: seen.message, code: seen.code };
  if (seen.details.length > 0) body.details = [...seen.details];
  return reply.code(seen.statusCode).type('application/json; charset=utf-8').send(body);
}

function translate(error: FastifyError, request: FastifyRequest): HttpError {
  if (error.validation) {
    // A malformed id names nothing, so 404 instead of 400.
    if (error.validationContext === 'params') return notFound(messages.nothingHere);
    // Our compiler is ajv, so these are its errors.
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
  if (isUnavailable(error)) return unavailable(messages.busy, busyFor);
  return new HttpError(500, 'internal', messages.internal);
}

import type { components } from '@alphazone/client';

/** A problem with one field: an item of the contract's `Error.details`. */
export type FieldProblem = NonNullable<components['schemas']['Error']['details']>[number];

/** An error that the client sees. Thrown by handlers and use cases, never by repositories. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly statusCode: number,
    /** Stable code for programs. */
    readonly code: string,
    /** For people. */
    message: string,
    readonly details: readonly FieldProblem[] = [],
    /** Seconds to wait before a retry. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

export const badRequest = (message: string) => new HttpError(400, 'bad_request', message);

/** 400. The message lists the fields as `field: problem`. */
export const badFields = (...details: FieldProblem[]) =>
  new HttpError(
    400,
    'bad_request',
    details.map(({ field, message }) => `${field}: ${message}`).join(' '),
    details,
  );

/** 401: no valid token, or wrong credentials. */
export const unauthorized = (message: string) => new HttpError(401, 'unauthorized', message);

/** 403. `detail` names the refused field. */
export const forbidden = (message: string, detail?: FieldProblem) =>
  new HttpError(403, 'forbidden', message, detail ? [detail] : []);

export const notFound = (message: string) => new HttpError(404, 'not_found', message);

/** 409. `detail` names the conflicting field. */
export const conflict = (message: string, detail?: FieldProblem) =>
  new HttpError(409, 'conflict', message, detail ? [detail] : []);

export const tooLarge = (message: string) => new HttpError(413, 'too_large', message);

export const unsupportedMedia = (message: string) => new HttpError(415, 'unsupported_media', message);

/** 429 with `Retry-After`. */
export const tooManyRequests = (seconds: number) =>
  new HttpError(
    429,
    'too_many_requests',
    `Too many requests. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    [],
    seconds,
  );

/** 503 with `Retry-After`. Nothing was changed. */
export const unavailable = (message: string, seconds: number) =>
  new HttpError(503, 'unavailable', message, [], seconds);

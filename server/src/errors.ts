import type { components } from '@alphazone/client';

/** One wrong field, as the contract's `Error.details` names it. */
export type FieldProblem = NonNullable<components['schemas']['Error']['details']>[number];

/** The one error that handlers, rules and repositories throw for what the caller must hear about. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    /** HTTP status of the answer. */
    readonly statusCode: number,
    /** Stable name of the error, for programs. */
    readonly code: string,
    /** What happened and what to do, for a person. */
    message: string,
    /** The fields that are wrong. */
    readonly details: readonly FieldProblem[] = [],
    /** Seconds after which the same request may succeed. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** 400 for a request of the wrong form. */
export const badRequest = (message: string) => new HttpError(400, 'bad_request', message);

/** 400 that names its fields; the message lists them as `field: what is wrong`. */
export const badFields = (...details: FieldProblem[]) =>
  new HttpError(
    400,
    'bad_request',
    details.map(({ field, message }) => `${field}: ${message}`).join(' '),
    details,
  );

/** 401: there is no valid token, or the credentials are wrong. */
export const unauthorized = (message: string) => new HttpError(401, 'unauthorized', message);

/** 403: the token's user may not do this; `detail` names the field that says so. */
export const forbidden = (message: string, detail?: FieldProblem) =>
  new HttpError(403, 'forbidden', message, detail ? [detail] : []);

/** 404: there is no such thing. */
export const notFound = (message: string) => new HttpError(404, 'not_found', message);

/** 409: it contradicts what is stored; `field` says where. */
export const conflict = (message: string, detail?: FieldProblem) =>
  new HttpError(409, 'conflict', message, detail ? [detail] : []);

/** 413: more bytes than allowed. */
export const tooLarge = (message: string) => new HttpError(413, 'too_large', message);

/** 415: a kind of content that is not taken here. */
export const unsupportedMedia = (message: string) => new HttpError(415, 'unsupported_media', message);

/** 429: come back in `seconds`. */
export const tooManyRequests = (seconds: number) =>
  new HttpError(
    429,
    'too_many_requests',
    `Too many requests. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    [],
    seconds,
  );

/** 503: nothing was done; come back in `seconds`. */
export const unavailable = (message: string, seconds: number) =>
  new HttpError(503, 'unavailable', message, [], seconds);

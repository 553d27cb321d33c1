import type { components } from '@alphazone/client';

import { messages } from './messages';
import { durationText } from './time/duration-text';

type ErrorBody = components['schemas']['Error'];

export type FieldProblem = NonNullable<ErrorBody['details']>[number];

interface HttpErrorOptions {
  details?: readonly FieldProblem[];
  /** Seconds. */
  retryAfter?: number;
  /** Further fields of the body. */
  fields?: Omit<ErrorBody, 'message' | 'code' | 'details'>;
}

/** Thrown by handlers and use cases, never by repositories. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly details: readonly FieldProblem[];
  readonly retryAfter: number | undefined;
  readonly fields: NonNullable<HttpErrorOptions['fields']>;

  constructor(
    readonly statusCode: number,
    readonly code: string,
    message: string,
    { details = [], retryAfter, fields = {} }: HttpErrorOptions = {},
  ) {
    super(message);
    this.details = details;
    this.retryAfter = retryAfter;
    this.fields = fields;
  }
}

export const badRequest = (message: string) => new HttpError(400, 'bad_request', message);

export const badFields = (...details: FieldProblem[]) =>
  new HttpError(400, 'bad_request', details.map(({ field, message }) => `${field}: ${message}`).join(' '), {
    details,
  });

export const unauthorized = (message: string) => new HttpError(401, 'unauthorized', message);

/** Clients then delete what they keep for the member. */
export const accountDeleted = () => new HttpError(401, 'account_deleted', messages.accountGone);

export const forbidden = (message: string, detail?: FieldProblem) =>
  new HttpError(403, 'forbidden', message, { details: detail ? [detail] : [] });

export const notFound = (message: string) => new HttpError(404, 'not_found', message);

export const conflict = (message: string, detail?: FieldProblem) =>
  new HttpError(409, 'conflict', message, { details: detail ? [detail] : [] });

/** For links in mails. */
export const gone = (message: string) => new HttpError(410, 'gone', message);

export const tooLarge = (message: string) => new HttpError(413, 'too_large', message);

export const unsupportedMedia = (message: string) => new HttpError(415, 'unsupported_media', message);

export const tooManyRequests = (seconds: number) =>
  new HttpError(429, 'too_many_requests', `Too many requests. Try again in ${durationText(seconds)}.`, {
    retryAfter: seconds,
  });

/** For requests that changed nothing, so that a retry is safe. */
export const unavailable = (message: string, seconds: number) =>
  new HttpError(503, 'unavailable', message, { retryAfter: seconds });

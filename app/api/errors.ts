import { ApiError } from '@alphazone/client';
import { serverMessageOf } from '@alphazone/machines';

import { messages } from '../messages';

/** Returns the `{message}` of spec section 8: the server's message, or the network error. */
export function reasonOf(error: unknown): string {
  return serverMessageOf(error) ?? (isUnreachable(error) ? error.message : messages.unknownError);
}

/** Returns why a query failed. Hides internal errors, such as those of a parser. */
export function loadingReasonOf(error: unknown): string {
  return error instanceof ApiError ? error.message : messages.unknownError;
}

function isUnreachable(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 0;
}

/** Whether a retry may succeed: no response, a rate limit, or an unavailable server. */
export function isTransient(error: unknown): boolean {
  return (
    !(error instanceof ApiError) ||
    error.status === 0 ||
    error.status === 429 ||
    [502, 503, 504].includes(error.status)
  );
}

import { ApiError } from '@alphazone/client';
import { serverMessageOf } from '@alphazone/machines';

import { messages } from '../messages';

/** The `{message}` of spec section 8: the server's, else why there is none. */
export function reasonOf(error: unknown): string {
  return serverMessageOf(error) ?? (isUnreachable(error) ? error.message : messages.unknownError);
}

/** Why a list or a page could not be loaded: what the server or the client says, never what a parser does. */
export function loadingReasonOf(error: unknown): string {
  return error instanceof ApiError ? error.message : messages.unknownError;
}

/** Did no answer come at all? */
function isUnreachable(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 0;
}

/** Is it worth asking again: nothing came, or the server failed for the moment? */
export function isPassing(error: unknown): boolean {
  return (
    !(error instanceof ApiError) ||
    error.status === 0 ||
    error.status === 429 ||
    [502, 503, 504].includes(error.status)
  );
}

import { ApiError } from '@alphazone/client';

/** The ways of servers to say that they have no such call. */
const unknown = [404, 405, 501];

/**
 * Does the server not have the call? Then the app does without. A server may also answer every address that it
 * does not know with the app's own page, which is no JSON.
 */
export function isUnknownCall(error: unknown): boolean {
  return error instanceof SyntaxError || (error instanceof ApiError && unknown.includes(error.status));
}

import { isConnectionLost, isUnavailable } from './database/unavailable';
import { unavailable, type HttpError } from './errors';
import { messages } from './messages';

const retryAfterSeconds = 5;

/** Returns the refusal after an outage of the database, if a retry is safe; with an idempotency key it always is. */
export function outageOf(error: unknown, { hasKey }: { hasKey: boolean }): HttpError | undefined {
  if (isUnavailable(error)) return unavailable(messages.busy, retryAfterSeconds);
  // Without a key, the request might run twice.
  if (hasKey && isConnectionLost(error)) return unavailable(messages.interrupted, retryAfterSeconds);
  return undefined;
}

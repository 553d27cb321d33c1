import { isConnectionLost, isUnavailable } from './database/unavailable';
import { HttpError, unavailable } from './errors';
import { isDiskFull } from './files/is-disk-full';
import { messages } from './messages';
import { diskFull } from './uploads/free-space';

const retryAfterSeconds = 5;

/**
 * Returns the refusal after an unexpected error, without its details: a 503 for a full disk, or after an outage of the database
 * if a retry is safe. For a read and with an idempotency key it always is.
 */
export function failureOf(
  error: unknown,
  { isRead = false, hasKey }: { isRead?: boolean; hasKey: boolean },
): HttpError {
  if (isDiskFull(error)) return diskFull();
  if (isUnavailable(error) || (isRead && isConnectionLost(error)))
    return unavailable(messages.busy, retryAfterSeconds);
  // Without a key, the request might run twice.
  if (hasKey && isConnectionLost(error)) return unavailable(messages.interrupted, retryAfterSeconds);
  return new HttpError(500, 'internal', messages.internal);
}

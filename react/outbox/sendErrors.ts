import { ApiError, isUnavailable } from '@alphazone/client';

/** Whether the request may not have reached the server, so that it waits in the outbox. */
export const hasNotArrived = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  ((error.status === 0 && ['unreachable', 'timeout'].includes(error.code ?? '')) ||
    isUnavailable(error.status));

/** Whether the failure probably concerns only this entry: the server is reachable, and does not ask to wait. */
export const isServerFailure = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 500 && error.retryAfter === undefined && !hasNotArrived(error);

/** Includes an ended session: the entry is sent after the next log-in. */
export const isTemporary = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.status === 0 || error.status >= 500 || [401, 408, 429].includes(error.status));

/** A server may name a date in the far future, for which timers are too short. */
const maxRetryAfterMs = 60 * 60_000;

export const retryAfterMsOf = ({ retryAfter }: ApiError) =>
  retryAfter === undefined ? undefined : Math.min(retryAfter * 1000, maxRetryAfterMs);

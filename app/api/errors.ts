import { ApiError } from '@alphazone/client';
import { serverMessageOf } from '@alphazone/machines';

import { messages } from '../messages';

export function reasonOf(error: unknown): string {
  return serverMessageOf(error) ?? (isUnreachable(error) ? error.message : messages.unknownError);
}

export function loadingReasonOf(error: unknown): string {
  return error instanceof ApiError ? error.message : messages.unknownError;
}

function isUnreachable(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 0;
}

export function isTransient(error: unknown): boolean {
  return (
    !(error instanceof ApiError) ||
    error.status === 0 ||
    error.status === 429 ||
    [502, 503, 504].includes(error.status)
  );
}

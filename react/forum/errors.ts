import { ApiError, isUnavailable } from '@alphazone/client';
import { serverMessageOf } from '@alphazone/machines';

import type { ForumTexts } from '../texts';

export type Texts = Pick<ForumTexts, 'unknownError'>;

/** The message for a person, without a status. */
export function reasonOf({ unknownError }: Texts, error: unknown): string {
  const hasNoResponse = error instanceof ApiError && error.status === 0;
  return serverMessageOf(error) ?? (hasNoResponse ? error.message : unknownError);
}

/** Every failure is an `ApiError`, whose message a person can read. */
export function asApiError({ unknownError }: Texts, error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError(0, unknownError, 'unknown', [], { cause: error });
}

/** Whether a retry may succeed. */
export function isTransient(error: unknown): boolean {
  return !(error instanceof ApiError) || [0, 429].includes(error.status) || isUnavailable(error.status);
}

/** For calls that some servers lack, and for deleted resources. */
export async function fallbackOn404<T, Fallback>(
  request: Promise<T>,
  fallback: Fallback,
): Promise<T | Fallback> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return fallback;
    throw error;
  }
}

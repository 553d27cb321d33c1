import { ApiError, isUnavailable } from '@alphazone/client';

import type { ForumTexts } from '../texts';

export type Texts = Pick<ForumTexts, 'unknownError' | 'unreachable' | 'serverFailed'>;

/** The message for a person, without a status. */
export function reasonOf(texts: Texts, error: unknown): string {
  const { status, serverMessage, message } = asApiError(texts, error);
  return serverMessage ?? (status ? texts.unknownError : message);
}

/** Every failure is an `ApiError`, whose message a person can read. */
export function asApiError(texts: Texts, error: unknown): ApiError {
  if (!(error instanceof ApiError))
    return new ApiError(0, texts.unknownError, 'unknown', [], { cause: error });
  // Not a copy: hooks return the same error at each render.
  error.message =
    error.serverMessage ??
    (error.status ? texts.serverFailed?.(error.status) : texts.unreachable) ??
    error.message;
  return error;
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

import { ApiError, isUnavailable } from '@alphazone/client';

import type { ForumTexts } from '../texts';

export type Texts = Pick<ForumTexts, 'unknownError' | 'unreachable'>;

/** The message for a person, without a status. */
export function reasonOf(texts: Texts, error: unknown): string {
  const { status, serverMessage, message } = asApiError(texts, error);
  return serverMessage ?? (status === 0 ? message : texts.unknownError);
}

/** Every failure is an `ApiError`, whose message a person can read. */
export function asApiError({ unknownError, unreachable }: Texts, error: unknown): ApiError {
  if (!(error instanceof ApiError)) return new ApiError(0, unknownError, 'unknown', [], { cause: error });
  // Not a copy: hooks return the same error at each render.
  if (error.serverMessage === undefined && error.status === 0) error.message = unreachable;
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

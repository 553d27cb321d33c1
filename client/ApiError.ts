import type { components } from './schema';

/** One wrong field of a request. */
export type FieldError = NonNullable<components['schemas']['Error']['details']>[number];

/** A call that did not succeed: refused by the server, or never answered. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** HTTP status; 0 when no answer came. */
    readonly status: number,
    /** The server's message for a person; undefined when it sent none. */
    readonly serverMessage: string | undefined,
    /** Stable name of the error, where the server gives one. */
    readonly code?: string,
    /** The fields that are wrong, where the server names them. */
    readonly details: readonly FieldError[] = [],
    options?: ErrorOptions,
  ) {
    super(
      serverMessage ?? (status === 0 ? 'The server cannot be reached.' : `The server answered ${status}.`),
      options,
    );
  }
}

/** Makes an `ApiError` of an error answer, whatever its body looks like. */
export async function apiErrorFrom(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null) return new ApiError(response.status, undefined);

  const { message, code, details } = body as Record<string, unknown>;
  return new ApiError(
    response.status,
    typeof message === 'string' && message !== '' ? message : undefined,
    typeof code === 'string' ? code : undefined,
    Array.isArray(details) ? details.filter(isFieldError) : [],
  );
}

function isFieldError(value: unknown): value is FieldError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'field' in value &&
    'message' in value &&
    typeof value.field === 'string' &&
    typeof value.message === 'string'
  );
}

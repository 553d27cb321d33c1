import type { components } from './schema';

export type LogInChallenge = components['schemas']['LogInChallenge'];

export type FieldError = NonNullable<components['schemas']['Error']['details']>[number];

/** A failed call: refused by the server, or without a response. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Seconds, from the response's `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** What completes a log-in, with the code `second_factor_needed`. */
  readonly challenge: LogInChallenge | undefined;

  constructor(
    /** 0 without a response. */
    readonly status: number,
    readonly serverMessage: string | undefined,
    /** Stable error code, if the server sent one. */
    readonly code?: string,
    readonly details: readonly FieldError[] = [],
    options: ErrorOptions & { retryAfter?: number | undefined; challenge?: LogInChallenge | undefined } = {},
  ) {
    super(
      serverMessage ?? (status === 0 ? 'The server cannot be reached.' : `The server answered ${status}.`),
      options,
    );
    this.retryAfter = options.retryAfter;
    this.challenge = options.challenge;
  }
}

/** Accepts any body. */
export async function apiErrorFrom(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const options = { retryAfter: retryAfterOf(response) };
  if (typeof body !== 'object' || body === null)
    return new ApiError(response.status, undefined, undefined, [], options);

  const { message, code, details, challenge } = body as Record<string, unknown>;
  const problems = Array.isArray(details) ? details.filter(isFieldError) : [];
  return new ApiError(
    response.status,
    typeof message === 'string' && message !== '' ? readable(message, problems) : undefined,
    typeof code === 'string' ? code : undefined,
    problems,
    { ...options, challenge: isChallenge(challenge) ? challenge : undefined },
  );
}

/** Our server joins the problems of fields, with the API's names: `postTitle: is required.` */
function readable(message: string, problems: readonly FieldError[]): string {
  return message === joined(problems, (field) => `${field}:`) ? joined(problems, nameInWords) : message;
}

const joined = (problems: readonly FieldError[], nameOf: (field: string) => string) =>
  problems.map(({ field, message }) => `${nameOf(field)} ${message}`).join(' ');

/** `socialLinks.x` becomes `Social links x`, and `postTags.0` `Post tags 1`. */
function nameInWords(field: string): string {
  return field
    .replaceAll(/\.(\d+)?/g, (_, index?: string) => (index ? ` ${Number(index) + 1}` : ' '))
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());
}

/**
 * Returns the server's message, undefined if there is none. A message that only lists the problems of fields names them with
 * `labelOf`, such as a form's labels.
 * @param labelOf Takes a path such as `tags.0`. @default the API's name in words, also where it returns undefined
 */
export function serverMessageWith(
  error: unknown,
  labelOf: (field: string) => string | undefined = () => undefined,
): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { serverMessage, details } = error;
  return serverMessage === joined(details, nameInWords)
    ? joined(details, (field) => labelOf(field) ?? nameInWords(field))
    : serverMessage;
}

/** RFC 9110: seconds or a date. */
function retryAfterOf({ headers }: Response): number | undefined {
  const value = headers.get('Retry-After') ?? '';
  if (/^\d+$/.test(value)) return Number(value);
  const seconds = (Date.parse(value) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
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

function isChallenge(value: unknown): value is LogInChallenge {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'methods' in value &&
    typeof value.id === 'string' &&
    Array.isArray(value.methods)
  );
}

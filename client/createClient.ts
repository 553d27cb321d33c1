import createFetchClient, { type Client } from 'openapi-fetch';

import { ApiError, apiErrorFrom } from './ApiError';
import type { paths } from './schema';

export interface ClientOptions {
  /** Where the API is, without a trailing slash. @default '' (same origin) */
  baseUrl?: string;
  /** The session's token, asked for before every call. Sent as a bearer credential when there is one. */
  getToken?: () => string | undefined;
  /** Called when a call that carried a token is answered 401: the session is over. */
  onUnauthorized?: (token: string) => void;
  /** Replaces the global `fetch`, for tests and server rendering. */
  fetch?: (request: Request) => Promise<Response>;
}

/** Every call of openapi.yaml, typed. Pass `signal` to a call to abort it. */
export type ApiClient = Client<paths>;

/**
 * Makes a client of the API.
 *
 * Calls reject with an `ApiError` for every answer outside 2xx and when no answer comes; they reject
 * with the signal's reason when aborted.
 */
export function createClient({
  baseUrl = '',
  getToken,
  onUnauthorized,
  fetch,
}: ClientOptions = {}): ApiClient {
  const client = createFetchClient<paths>({ baseUrl, ...(fetch && { fetch }) });

  client.use({
    onRequest({ request }) {
      const token = getToken?.();
      if (token) request.headers.set('Authorization', `Bearer ${token}`);
      return request;
    },
    async onResponse({ request, response }) {
      if (response.ok) return undefined;
      const credential = request.headers.get('Authorization');
      if (response.status === 401 && credential) onUnauthorized?.(credential.replace(/^Bearer /, ''));
      throw await apiErrorFrom(response);
    },
    onError({ error, request }) {
      if (request.signal.aborted) return undefined;
      return new ApiError(0, undefined, 'unreachable', [], { cause: error });
    },
  });

  return client;
}

/** The data of a call that must have some: `await dataOf(client.GET('/posts/get'))`. */
export async function dataOf<T>(call: Promise<{ data?: T }>): Promise<T> {
  const { data } = await call;
  if (data === undefined) throw new ApiError(0, undefined, 'empty_answer');
  return data;
}

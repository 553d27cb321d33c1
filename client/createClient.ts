import createFetchClient, { type Client } from 'openapi-fetch';

import { ApiError, apiErrorFrom } from './ApiError';
import type { paths } from './schema';

export interface ClientOptions {
  /** URL of the API, without a trailing slash. @default '' (same origin) */
  baseUrl?: string;
  /** Called before every request. */
  getToken?: () => string | undefined;
  /** Called when the server refuses a token with 401: the session has ended. Also gets the error's code, such as `account_deleted`. */
  onUnauthorized?: (token: string, code: string | undefined) => void;
  /** Replaces the global `fetch`, for tests and server rendering. */
  fetch?: (request: Request) => Promise<Response>;
}

/** Typed calls of openapi.yaml. Pass `signal` to abort one. */
export type ApiClient = Client<paths>;

/** Calls reject with an `ApiError` outside 2xx or without a response, or with the signal's reason when aborted. */
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
      if (response.ok) {
        // A proxy's log-in page: the change has not arrived. Reads fail at parsing it.
        if (request.method !== 'GET' && isPage(await response.clone().text()))
          throw new ApiError(0, undefined, 'unreachable');
        return undefined;
      }
      const credential = request.headers.get('Authorization');
      const error = await apiErrorFrom(response);
      if (error.status === 401 && credential)
        onUnauthorized?.(credential.replace(/^Bearer /, ''), error.code);
      throw error;
    },
    onError({ error, request }) {
      if (request.signal.aborted) return undefined;
      return new ApiError(0, undefined, 'unreachable', [], { cause: error });
    },
  });

  return client;
}

/** Servers without JSON also respond with other text, such as "OK". */
const isPage = (body: string) => /^\s*<(!doctype|html)/i.test(body);

/** Returns a call's data: `await dataOf(client.GET('/posts/get'))`. @throws ApiError without data. */
export async function dataOf<T>(call: Promise<{ data?: T }>): Promise<T> {
  const { data } = await call;
  if (data === undefined) throw new ApiError(0, undefined, 'empty_answer');
  return data;
}

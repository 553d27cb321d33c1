import { checkResponse } from './contract-check';

export async function checkedFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, init);
  const { pathname, search } = new URL(url);
  await checkResponse({
    method: (init.method ?? 'GET').toUpperCase(),
    url: pathname + search,
    status: response.status,
    contentType: response.headers.get('content-type') ?? undefined,
    body: () => response.clone().text(),
  });
  return response;
}

export interface CheckedCall {
  /** @default POST with a body, otherwise GET */
  method?: string;
  body?: unknown;
  token?: string;
}

/** Calls a running server with JSON. @throws When the call fails or the response violates openapi.yaml. */
export async function checkedCall<T>(url: string, { method, body, token }: CheckedCall = {}): Promise<T> {
  const response = await checkedFetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url} returned ${response.status}: ${await response.text()}`);
  // The contract checks the response. The caller names its type.
  return (await response.json()) as T;
}

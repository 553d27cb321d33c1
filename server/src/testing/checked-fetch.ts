import { checkResponse } from './contract-check';

/** @throws When the response violates openapi.yaml. */
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

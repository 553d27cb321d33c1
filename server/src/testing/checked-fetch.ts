import { checkAnswer } from './contract-check';

/**
 * `fetch` for servers of ours that listen.
 *
 * @throws When the answer is not as openapi.yaml says.
 */
export async function checkedFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, init);
  const { pathname, search } = new URL(url);
  await checkAnswer({
    method: (init.method ?? 'GET').toUpperCase(),
    url: pathname + search,
    status: response.status,
    contentType: response.headers.get('content-type') ?? undefined,
    body: () => response.clone().text(),
  });
  return response;
}

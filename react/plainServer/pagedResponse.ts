import { pageInfoOf } from '@alphazone/client';

const prefix = 'plain:';

export const isSlicedPage = (query: URLSearchParams) => query.get('cursor')?.startsWith(prefix) ?? false;

export function pageOf<T>(list: readonly T[], keyOf: (item: T) => string, query: URLSearchParams): Response {
  const after = query.get('cursor')?.slice(prefix.length);
  const start = after === undefined ? 0 : list.findIndex((item) => keyOf(item) === after) + 1;
  const end = start + Number(query.get('limit') ?? list.length);
  const last = list[end - 1];
  const hasMore = last !== undefined && end < list.length;
  return Response.json(list.slice(start, end), {
    headers: {
      'X-Total-Count': String(list.length),
      ...(hasMore && { Link: `<?cursor=${encodeURIComponent(prefix + keyOf(last))}>; rel="next"` }),
    },
  });
}

export async function completeListIn(response: Response): Promise<unknown[] | undefined> {
  const { nextCursor, total } = pageInfoOf(response);
  if (!response.ok || nextCursor !== undefined || total !== undefined) return undefined;
  const body = await jsonIn(response);
  return Array.isArray(body) ? body : undefined;
}

/** Parses the body without consuming it. Undefined for invalid JSON, such as the app's HTML. */
export async function jsonIn(response: Response): Promise<unknown> {
  try {
    return await response.clone().json();
  } catch {
    return undefined;
  }
}

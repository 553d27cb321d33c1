import { pageInfoOf } from '@alphazone/client';

/** Prefix of this adapter's cursors, before the key of the last item. */
const prefix = 'plain:';

/** Whether the request continues a list that this adapter has sliced. */
export const isSlicedPage = (query: URLSearchParams) => query.get('cursor')?.startsWith(prefix) ?? false;

/** Returns a page of a complete list, with the contract's pagination headers. */
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

/** Returns the list in a response without pagination headers; undefined for a paginated or invalid response. */
export async function completeListIn<T>(response: Response): Promise<T[] | undefined> {
  const { nextCursor, total } = pageInfoOf(response);
  if (!response.ok || nextCursor !== undefined || total !== undefined) return undefined;
  const body = await jsonIn(response);
  // Unchecked cast: callers treat all fields as optional.
  return Array.isArray(body) ? (body as T[]) : undefined;
}

/** Parses JSON without consuming the body; undefined if it is invalid, such as the app's HTML. */
export async function jsonIn(response: Response): Promise<unknown> {
  try {
    return await response.clone().json();
  } catch {
    return undefined;
  }
}

import { pageInfoOf } from '@alphazone/client';

/** Begins a cursor of this adapter; an item's key follows. */
const prefix = 'plain:';

/** Whether a page follows one that this adapter has cut from a whole list. */
export const isCutAfter = (query: URLSearchParams) => query.get('cursor')?.startsWith(prefix) ?? false;

/** Returns one page of an unpaginated list, with the contract's pagination headers. */
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

/** The list in an answer without paging headers; undefined when the server pages or sent no list. */
export async function wholeListIn<T>(response: Response): Promise<T[] | undefined> {
  const { nextCursor, total } = pageInfoOf(response);
  if (!response.ok || nextCursor !== undefined || total !== undefined) return undefined;
  const body = await jsonIn(response);
  // The contract's type: a plain server's own fields are read as optional.
  return Array.isArray(body) ? (body as T[]) : undefined;
}

/** The JSON in an answer; undefined when it is something else, such as the app's own page. Leaves the body unread. */
export async function jsonIn(response: Response): Promise<unknown> {
  try {
    return await response.clone().json();
  } catch {
    return undefined;
  }
}

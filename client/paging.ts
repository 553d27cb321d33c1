/** What the paging headers of a list answer say. All undefined: the server sent the whole list. */
export interface PageInfo {
  /** The `cursor` of the next page; undefined on the last one. */
  nextCursor: string | undefined;
  /** How many items match in all. */
  total: number | undefined;
}

/** Reads the `Link` (RFC 8288, `rel="next"`) and `X-Total-Count` headers of a list answer. */
export function pageInfoOf(response: Response): PageInfo {
  const next = nextLinkOf(response);
  const total = response.headers.get('X-Total-Count');
  return {
    nextCursor:
      next === undefined ? undefined : (new URL(next, 'http://any').searchParams.get('cursor') ?? undefined),
    total: total === null || !/^\d+$/.test(total) ? undefined : Number(total),
  };
}

/** Where a list goes on: the address in the `Link` header; undefined on the last page. */
export function nextLinkOf(response: Response): string | undefined {
  return /<([^>]*)>\s*;[^,]*\brel="?next"?/i.exec(response.headers.get('Link') ?? '')?.[1];
}

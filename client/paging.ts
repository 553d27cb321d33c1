/** All undefined: the response is the whole list. */
export interface PageInfo {
  /** Undefined on the last page. */
  nextCursor: string | undefined;
  total: number | undefined;
  /** True if more items match than `total`, because counting ended there. */
  isTotalCapped?: boolean;
}

/** Parses the `Link` (RFC 8288, `rel="next"`), `X-Total-Count` and `X-Total-Count-Capped` headers of a list. */
export function pageInfoOf(response: Response): PageInfo {
  const next = nextLinkOf(response);
  const total = response.headers.get('X-Total-Count');
  return {
    nextCursor:
      next === undefined ? undefined : (new URL(next, 'http://any').searchParams.get('cursor') ?? undefined),
    total: total === null || !/^\d+$/.test(total) ? undefined : Number(total),
    ...(response.headers.get('X-Total-Count-Capped') === 'true' && { isTotalCapped: true }),
  };
}

/** Returns the URL of the next page from the `Link` header. Undefined on the last page. */
export function nextLinkOf(response: Response): string | undefined {
  return /<([^>]*)>\s*;[^,]*\brel="?next"?/i.exec(response.headers.get('Link') ?? '')?.[1];
}

import { describe, expect, it } from 'vitest';

import { pageInfoOf } from './paging';

const response = (headers: Record<string, string>) => new Response('[]', { headers });

describe('pageInfoOf', () => {
  it.each([
    ['</posts/get?limit=20&cursor=abc>; rel="next"', 'abc'],
    ['</posts/get?limit=20>; rel="first", </posts/get?limit=20&cursor=b%2Bc>; rel="next"', 'b+c'],
    ['<https://forum.example/posts/get?cursor=x>; rel=next', 'x'],
    ['</posts/get?cursor=abc>; rel="prev"', undefined],
    ['nonsense', undefined],
  ])('reads the next cursor of the Link header %s', (link, cursor) => {
    expect(pageInfoOf(response({ Link: link })).nextCursor).toBe(cursor);
  });

  it.each([
    ['42', 42],
    ['0', 0],
    ['many', undefined],
    ['-1', undefined],
  ])('reads the total %s', (text, total) => {
    expect(pageInfoOf(response({ 'X-Total-Count': text })).total).toBe(total);
  });

  it('reports whether counting ended early', () => {
    const headers = { 'X-Total-Count': '1000' };
    expect(pageInfoOf(response({ ...headers, 'X-Total-Count-Capped': 'true' })).isTotalCapped).toBe(true);
    expect(pageInfoOf(response(headers)).isTotalCapped).toBeUndefined();
  });

  it('is undefined without pagination headers', () => {
    expect(pageInfoOf(response({}))).toEqual({ nextCursor: undefined, total: undefined });
  });
});

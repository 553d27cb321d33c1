import { describe, expect, it } from 'vitest';

import { createResponseCache, type CachedResponse } from './response-cache';

const responseOf = (text: string): CachedResponse => ({
  body: Buffer.from(text),
  headers: {},
  etag: '',
  replays: new Map(),
});

function deferred() {
  let finish = (_response: CachedResponse) => undefined as void;
  const promise = new Promise<CachedResponse>((resolve) => (finish = resolve));
  return { load: () => promise, finish: (text: string) => finish(responseOf(text)) };
}

const unexpected = () => Promise.reject(new Error('loaded again'));

describe('a response cache', () => {
  it('shares a pending load only with calls of the same label', async () => {
    const cache = createResponseCache();
    const [older, newer] = [deferred(), deferred()];
    const first = cache.read('/a', '1', older.load);
    const joined = cache.read('/a', '1', unexpected);
    const next = cache.read('/a', '2', newer.load);
    older.finish('old');
    newer.finish('new');

    expect((await Promise.all([first, joined, next])).map(({ body }) => body.toString())).toEqual([
      'old',
      'old',
      'new',
    ]);
  });

  it('keeps the response of the newest load, even if an older load ends later', async () => {
    const cache = createResponseCache();
    const [older, newer] = [deferred(), deferred()];
    const first = cache.read('/a', '1', older.load);
    const next = cache.read('/a', '2', newer.load);
    newer.finish('new');
    await next;
    older.finish('old');
    await first;

    expect((await cache.read('/a', '2', unexpected)).body.toString()).toBe('new');
  });

  it('keeps no error', async () => {
    const cache = createResponseCache();
    await expect(cache.read('/a', '1', unexpected)).rejects.toThrow('loaded again');

    expect((await cache.read('/a', '1', () => Promise.resolve(responseOf('x')))).body.toString()).toBe('x');
  });

  it('keeps no huge response', async () => {
    const cache = createResponseCache();
    await cache.read('/a', '1', () => Promise.resolve(responseOf('x'.repeat(2 ** 20))));

    await expect(cache.read('/a', '1', unexpected)).rejects.toThrow('loaded again');
  });
});

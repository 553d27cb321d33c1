import { expect, it, vi } from 'vitest';

import { memoryCaches } from './memoryCaches.fixture';
import { cachedOnHeader } from './messages';
import { createReadCache, isReadable } from './readCache';

const minute = 60_000;
const nothing = () => undefined;

function createServer() {
  let respond: (request: Request) => Promise<Response> = () => Promise.resolve(Response.json('fresh'));
  const server = {
    now: 0,
    caches: memoryCaches(),
    respond: (next: typeof respond) => (respond = next),
    goOffline: () => (respond = () => Promise.reject(new TypeError('offline'))),
    async read(path: string, token?: string) {
      const pending: Promise<unknown>[] = [];
      const request = new Request(`https://forum.example${path}`, {
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      });
      try {
        return await cache.respond(request, (promise) => pending.push(promise));
      } finally {
        await Promise.all(pending);
      }
    },
    setSession: (token?: string) => cache.setSession(token),
  };
  const cache = createReadCache({
    caches: server.caches,
    send: (request) => respond(request),
    now: () => server.now,
    timeoutMs: 60_000,
  });
  return server;
}

it('serves what was read last, with its age, when the server cannot be reached', async () => {
  const server = createServer();
  server.now = 5 * minute;
  expect((await server.read('/posts/get?sort=hot')).headers.has(cachedOnHeader)).toBe(false);
  server.goOffline();

  const cached = await server.read('/posts/get?sort=hot');
  expect(await cached.json()).toBe('fresh');
  expect(cached.headers.get(cachedOnHeader)).toBe(String(5 * minute));
  expect((await server.read('/posts/get?sort=new')).status).toBe(504);
});

it('serves it instead of the error of a proxy, but no other error', async () => {
  const server = createServer();
  await server.read('/posts/get');
  server.respond(() => Promise.resolve(new Response('', { status: 502 })));
  expect(await (await server.read('/posts/get')).json()).toBe('fresh');

  server.respond(() => Promise.resolve(new Response('', { status: 404 })));
  expect((await server.read('/posts/get')).status).toBe(404);
  server.goOffline();
  expect((await server.read('/posts/get')).status).toBe(504);
});

it('keeps 100 responses for seven days', async () => {
  const server = createServer();
  for (let n = 0; n <= 100; n += 1) await server.read(`/posts/get?id=${n}`);
  server.goOffline();
  expect((await server.read('/posts/get?id=0')).status).toBe(504);
  expect((await server.read('/posts/get?id=1')).ok).toBe(true);

  server.now = 7 * 24 * 60 * minute;
  expect((await server.read('/posts/get?id=1')).status).toBe(504);
});

it("never shows a session's responses to another session or a guest", async () => {
  const server = createServer();
  await server.read('/posts/get', 'ada');
  server.goOffline();

  expect((await server.read('/posts/get', 'ada')).ok).toBe(true);
  expect((await server.read('/posts/get', 'bob')).status).toBe(504);
  expect((await server.read('/posts/get')).status).toBe(504);
});

it('deletes responses at log-out, including those that arrive later', async () => {
  const server = createServer();
  await server.setSession('ada');
  await server.read('/posts/get');
  await server.read('/posts/get', 'ada');
  let resolve: (response: Response) => void = nothing;
  server.respond(() => new Promise((resolved) => (resolve = resolved)));
  const late = server.read('/api/users', 'ada');

  expect(await server.setSession('ada')).toBe(false);
  expect(await server.setSession()).toBe(true);
  await vi.waitFor(() => expect(resolve).not.toBe(nothing));
  resolve(Response.json('late'));
  await late;

  expect(await server.caches.keys()).toEqual(['reads-guests']);
});

it.each([
  ['/posts/get', true],
  ['/comment/1', true],
  ['/api/posts/1/comments', true],
  ['/api/users', true],
  ['/api/users/1', true],
  ['/api/site', true],
  ['/api/users/1/email', false],
  ['/api/users/1/export', false],
  ['/api/users/search', false],
  ['/api/sessions', false],
  ['/api/moderation/me', false],
  ['/api/decisions/1', false],
  ['/api/globalchat/history', false],
  ['/api/admin/mail', false],
  ['/notifications', false],
])('%s is cached: %s', (path, isCached) => {
  expect(isReadable(path)).toBe(isCached);
});

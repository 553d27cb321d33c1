import { afterEach, expect, it, vi } from 'vitest';

import { memoryCaches } from './memoryCaches.fixture';
import { cachedOnHeader, isChange } from './messages';
import { createReadCache, isReadable } from './readCache';

const minute = 60_000;
const nothing = () => undefined;

afterEach(() => void vi.useRealTimers());

function createServer() {
  let respond: (request: Request) => Promise<Response> = () => Promise.resolve(Response.json('fresh'));
  const server = {
    now: 0,
    changedOn: -Infinity,
    caches: memoryCaches(),
    respond: (next: typeof respond) => (respond = next),
    goOffline: () => (respond = () => Promise.reject(new TypeError('offline'))),
    /** Returns how to end the wait. */
    stall() {
      let settle: (response: Response | Promise<Response>) => void = nothing;
      const stalled = new Promise<Response>((resolve) => (settle = resolve));
      respond = () => stalled;
      return {
        answer: (body: string) => settle(Response.json(body)),
        fail: () => settle(Promise.reject(new TypeError('offline'))),
      };
    },
    /** Like `read`, but does not wait for late responses. */
    respondTo: (path: string) => cache.respond(new Request(`https://forum.example${path}`), nothing),
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
    timeoutMs: minute,
    changedOn: () => server.changedOn,
  });
  return server;
}

it('serves the cached response with its age when the server is unreachable', async () => {
  const server = createServer();
  server.now = 5 * minute;
  expect((await server.read('/posts/get?sort=hot')).headers.has(cachedOnHeader)).toBe(false);
  server.goOffline();

  const cached = await server.read('/posts/get?sort=hot');
  expect(await cached.json()).toBe('fresh');
  expect(cached.headers.get(cachedOnHeader)).toBe(String(5 * minute));
  expect((await server.read('/posts/get?sort=new')).status).toBe(504);
});

it('replaces only errors of a proxy', async () => {
  const server = createServer();
  await server.read('/posts/get');
  server.respond(() => Promise.resolve(new Response('', { status: 502 })));
  expect(await (await server.read('/posts/get')).json()).toBe('fresh');

  server.respond(() => Promise.resolve(new Response('', { status: 404 })));
  expect((await server.read('/posts/get')).status).toBe(404);
  server.goOffline();
  expect((await server.read('/posts/get')).status).toBe(504);
});

it('serves it instead of the page of a proxy, which it does not save', async () => {
  const server = createServer();
  const page = new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
  await server.read('/posts/get');
  server.respond(() => Promise.resolve(page.clone()));
  expect(await (await server.read('/posts/get')).json()).toBe('fresh');
  expect(await (await server.read('/api/tags')).text()).toBe('<!doctype html>');

  server.goOffline();
  expect(await (await server.read('/posts/get')).json()).toBe('fresh');
  expect((await server.read('/api/tags')).status).toBe(504);
});

it('serves it while the server is slow, unless it may lack a change of the user', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const server = createServer();
  const readSlowly = async (end: (slow: ReturnType<typeof server.stall>) => void) => {
    const slow = server.stall();
    const response = server.read('/comment/1');
    await vi.advanceTimersByTimeAsync(minute);
    end(slow);
    return (await response).json() as Promise<unknown>;
  };
  server.respond(() => Promise.resolve(Response.json('saved')));
  await server.read('/comment/1');
  expect(await readSlowly(({ fail }) => fail())).toBe('saved');

  server.now = server.changedOn = 1;
  expect(await readSlowly(({ fail }) => fail())).toBe('saved');
  expect(await readSlowly(({ answer }) => answer('with the change'))).toBe('with the change');

  // Saved after the change, but requested before it.
  const early = server.stall();
  server.now = 2;
  const read = server.read('/comment/1');
  await vi.advanceTimersByTimeAsync(0);
  server.changedOn = 3;
  server.now = 4;
  early.answer('without the change');
  await read;
  expect(await readSlowly(({ answer }) => answer('with the change'))).toBe('with the change');
  expect(await readSlowly(({ answer }) => answer('not waited for'))).toBe('with the change');
});

it('gives up on a silent server, but saves a late response', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const server = createServer();
  const slow = server.stall();
  const responses: Response[] = [];
  const read = server.respondTo('/comment/1').then((response) => responses.push(response));
  await vi.advanceTimersByTimeAsync(2 * minute - 1);
  expect(responses).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await read;
  expect([responses[0]?.status, responses[0]?.headers.get('retry-after')]).toEqual([504, '60']);

  slow.answer('late');
  await vi.advanceTimersByTimeAsync(0);
  server.goOffline();
  expect(await (await server.read('/comment/1')).json()).toBe('late');
});

it.each([
  ['POST', 'https://forum.example/comment/1', true],
  ['DELETE', 'https://forum.example/posts/1', true],
  ['GET', 'https://forum.example/comment/1', false],
  ['HEAD', 'https://forum.example/', false],
  ['POST', 'https://forum.example/socket.io/?transport=polling', false],
  ['POST', 'https://elsewhere.example/comment/1', false],
])('%s %s is a change: %s', (method, url, expected) => {
  expect(isChange({ method, url }, 'https://forum.example')).toBe(expected);
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

it('deletes responses at log-out, including late ones', async () => {
  const server = createServer();
  await server.setSession('ada');
  await server.read('/posts/get');
  await server.read('/posts/get', 'ada');
  const body = new TransformStream<Uint8Array, Uint8Array>();
  server.respond(() => Promise.resolve(new Response(body.readable)));
  const lateBody = server.read('/api/users/2', 'ada');
  await vi.waitFor(() => expect(body.readable.locked).toBe(true));
  let resolve: (response: Response) => void = nothing;
  server.respond(() => new Promise((resolved) => (resolve = resolved)));
  const late = server.read('/api/users/1', 'ada');

  expect(await server.setSession('ada')).toBe(false);
  expect(await server.setSession()).toBe(true);
  await vi.waitFor(() => expect(resolve).not.toBe(nothing));
  resolve(Response.json('late'));
  await body.writable.close();
  await Promise.all([late, lateBody]);

  expect(await server.caches.keys()).toEqual(['reads-guests']);
});

it('follows a log-out that comes right after the start of a page', async () => {
  const server = createServer();
  await Promise.all([server.setSession('ada'), server.setSession()]);

  await server.read('/posts/get', 'ada');

  expect(await server.caches.keys()).toEqual([]);
});

it.each([
  ['/posts/get', true],
  ['/comment/1', true],
  ['/api/posts/1/comments', true],
  ['/api/users', false],
  ['/api/users/all', true],
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

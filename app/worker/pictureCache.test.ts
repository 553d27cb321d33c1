import { expect, it } from 'vitest';

import { memoryCaches } from './memoryCaches.fixture';
import { isPicture } from './messages';
import { createPictureCache } from './pictureCache';

const hour = 60 * 60_000;

function setUp() {
  let respond = () => Promise.resolve(new Response('picture'));
  let cacheMode: string | undefined;
  const server = {
    now: 0,
    sent: () => cacheMode,
    caches: memoryCaches(),
    respond: (next: () => Response) => (respond = () => Promise.resolve(next())),
    goOffline: () => (respond = () => Promise.reject(new TypeError('offline'))),
    async show(file: string) {
      const pending: Promise<unknown>[] = [];
      const request = new Request(`https://forum.example/media/${file}`);
      const response = await pictures.respond(request, (promise) => pending.push(promise));
      await Promise.all(pending);
      return response;
    },
    kept: async () => (await (await server.caches.open('pictures')).keys()).map(String),
  };
  const pictures = createPictureCache({
    caches: server.caches,
    send(request) {
      cacheMode = request.cache;
      return respond();
    },
    now: () => server.now,
    timeoutMs: 60_000,
  });
  return { server, pictures };
}

it('shows a picture without a connection for a day', async () => {
  const { server, pictures } = setUp();
  await server.show('1.png');
  server.goOffline();

  server.now = 23 * hour;
  expect(await (await server.show('1.png')).text()).toBe('picture');
  expect((await server.show('2.png')).type).toBe('error');

  server.now = 24 * hour;
  expect(await server.kept()).toHaveLength(1);
  await pictures.deleteExpired();
  expect(await server.kept()).toEqual([]);
  expect((await server.show('1.png')).type).toBe('error');
});

it('asks the server after an hour, and deletes a removed picture', async () => {
  const { server } = setUp();
  await server.show('1.png');
  expect(server.sent()).toBe('no-cache');
  server.respond(() => new Response('', { status: 404 }));
  server.now = hour - 1;
  expect((await server.show('1.png')).status).toBe(200);

  server.now = hour;
  expect((await server.show('1.png')).status).toBe(404);
  expect(await server.kept()).toEqual([]);
});

it('keeps 100 small pictures, and deletes them at a log-out', async () => {
  const { server, pictures } = setUp();
  for (let n = 0; n <= 100; n += 1) await server.show(`${n}.png`);
  expect(await server.kept()).toHaveLength(100);
  expect(await server.kept()).not.toContain('https://forum.example/media/0.png');

  await pictures.deleteAll();
  server.respond(() => new Response('', { headers: { 'content-length': '500001' } }));
  await server.show('large.png');
  server.respond(() => new Response(new Uint8Array(500_001)));
  await server.show('larger.png');
  expect(await server.kept()).toEqual([]);
});

it.each([
  ['/media/1.png', true],
  ['/media/1-avatar-small.webp', true],
  ['/media/1.mp4', false],
  ['/media/1.ogg', false],
  ['/icon-192.png', false],
])('%s is a picture: %s', (path, expected) => {
  expect(isPicture(path)).toBe(expected);
});

it('asks the server after the clock was set back', async () => {
  const { server } = setUp();
  server.now = 48 * hour;
  await server.show('1.png');
  server.respond(() => new Response('', { status: 404 }));
  server.now = 0;

  expect((await server.show('1.png')).status).toBe(404);
});

import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readContract } from '../contract/contract';
import { createTestApp, type TestApp } from '../testing/test-app';
import { testSite } from '../testing/test-site';
import { serveApp } from './serve-app';

const inlineScript = 'document.documentElement.dataset.waiting = "";';
const page =
  '<!doctype html><head><title>Book Club</title><meta name="theme-color" content="#0d0e12" />' +
  `<script>${inlineScript}</script>` +
  '<link rel="manifest" href="/manifest.webmanifest" /><link rel="apple-touch-icon" href="/apple-touch-icon.png" /></head>';
/** `/Posts/1` and `/posts/search` are of this form. */
const preloads =
  '<link rel="modulepreload" crossorigin href="/assets/post.js"><link rel="modulepreload" crossorigin href="/assets/feed.js">';
const pageAt = (url: string) =>
  /^\/posts\//i.test(url) ? page.replace('</head>', `${preloads}</head>`) : page;
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const site = {
  ...testSite,
  brand: { name: 'Book Club', tagline: '' },
};
const apiPaths = readContract().operations.map((operation) => operation.path);

let forum: TestApp;
let folder: string;
let dir: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'az-test-'));
  await writeFile(path.join(folder, 'secret.txt'), 'outside the app');
  dir = path.join(folder, 'app');
  await mkdir(path.join(dir, 'assets'), { recursive: true });
  await writeFile(
    path.join(dir, 'index.html'),
    `<!doctype html><head><title>The app</title><meta name="theme-color" content="#0d0e12" /><script>${inlineScript}</script></head>`,
  );
  await writeFile(path.join(dir, 'favicon.png'), 'picture');
  await writeFile(path.join(dir, 'service-worker.js'), "keep('SHELL_REVISION')");
  await writeFile(
    path.join(dir, 'preloads.json'),
    '[["^/Posts/[^/]+/?$",["assets/post.js","assets/feed.js"]]]',
  );
  await writeFile(path.join(dir, 'assets/index-a1b2c3d4.js'), 'export {};');
  await writeFile(path.join(dir, 'assets/index-a1b2c3d4.js.br'), brotliCompressSync('export {};'));
  forum = await createTestApp({ settings: { rateLimits: true } });
  await serveApp(forum.app, { dir, apiPaths, site, hasServiceWorker: true });
});

afterAll(async () => {
  await forum.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  forum.request({ method: 'GET', url, headers });

describe('the served app', () => {
  it.each(['/', '/memes', '/Posts/1', '/posts/search?q=btc', '/Users/7', '/Auth?ref=X', '/index.html'])(
    'serves the page at %s, revalidated every time',
    async (url) => {
      const response = await get(url, browser);

      expect(response.statusCode).toBe(200);
      expect(response.body).toBe(pageAt(url));
      expect(response.headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
      });
    },
  );

  it.each(['/', '/memes', '/Posts/1'])(
    'serves the page at %s to link previews, which accept anything',
    async (url) => {
      expect((await get(url, { accept: '*/*' })).body).toBe(pageAt(url));
    },
  );

  it('serves hashed files, cached for a year', async () => {
    const response = await get('/assets/index-a1b2c3d4.js');

    expect(response.body).toBe('export {};');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('serves the build’s compressed files to browsers that accept them', async () => {
    const response = await get('/assets/index-a1b2c3d4.js', { 'accept-encoding': 'gzip, deflate, br' });

    expect(brotliDecompressSync(response.rawPayload).toString()).toBe('export {};');
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
  });

  it('serves other files, revalidated every time', async () => {
    const { headers } = await get('/favicon.png');

    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'image/png' });
    const unchanged = await get('/favicon.png', { 'if-none-match': String(headers.etag) });
    expect(unchanged.statusCode).toBe(304);
  });

  it('serves the build of its start after an update has replaced the folder', async () => {
    const file = path.join(dir, 'assets/index-a1b2c3d4.js');
    await rename(file, path.join(dir, 'assets/index-e5f6a7b8.js'));

    expect((await get('/assets/index-a1b2c3d4.js')).body).toBe('export {};');
    await rename(path.join(dir, 'assets/index-e5f6a7b8.js'), file);
  });

  it('serves a service worker that knows the page of these settings', async () => {
    const response = await get('/service-worker.js');

    expect(response.body).toMatch(/^keep\('[0-9a-f]{16}'\)$/);
    expect(response.headers['cache-control']).toBe('no-cache');
    expect((await get('/index.html', { accept: '*/*' })).body).toBe(page);
  });

  it('serves the manifest that browsers install the forum with', async () => {
    const response = await get('/manifest.webmanifest');

    expect(response.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringMatching(/^application\/manifest\+json/) as string,
    });
    expect(response.json()).toMatchObject({
      name: 'Book Club',
      start_url: '/',
      display: 'standalone',
      theme_color: '#0d0e12',
    });
  });

  it.each([
    '/api/nothing',
    '/posts/vote/1',
    '/comment/1',
    '/media/none.png',
    '/socket.io/x',
    '/api/users/login',
  ])('leaves %s to the API', async (url) => {
    const response = await get(url, browser);

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found' });
  });

  it.each(['/nothing.js', '/assets/old-00000000.js'])(
    'returns 404 to a script request for %s',
    async (url) => {
      expect((await get(url, { accept: '*/*' })).statusCode).toBe(404);
    },
  );

  // Clients and `inject` would resolve the dots before an unencoded slash.
  it.each(['/..%2fsecret.txt', '/%2e%2e%2fsecret.txt', '/assets/..%2f..%2fsecret.txt'])(
    'serves no file outside its folder at %s',
    async (url) => {
      const response = await get(url);

      expect(response.statusCode).toBe(404);
      expect(response.body).not.toContain('outside the app');
    },
  );

  it('restricts pages to own and hashed inline scripts, and API responses to none', async () => {
    const page = await get('/memes', browser);
    const posts = await get('/posts/get', browser);
    const { etag } = (await get('/api/site')).headers;
    const unchanged = await get('/api/site', { 'if-none-match': String(etag) });

    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    const hash = createHash('sha256').update(inlineScript).digest('base64');
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(page.headers['x-frame-options']).toBe('DENY');
    expect(posts.headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    for (const { headers } of [page, posts]) {
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
    expect(unchanged.statusCode).toBe(304);
    expect(unchanged.headers).not.toHaveProperty('content-security-policy');
  });

  it('has separate rate limits: files cost little, pages as much as an API call', async () => {
    const limitOf = async (url: string) => Number((await get(url, browser)).headers['x-ratelimit-limit']);

    expect(await limitOf('/service-worker.js')).toBe(10_000);
    expect(await limitOf('/posts/search?q=a')).toBe(900);
  });
});

it('replaces installed service workers by one that removes itself when they are off', async () => {
  const other = await createTestApp();
  await serveApp(other.app, { dir, apiPaths, site });
  const { body } = await other.request({ url: '/service-worker.js' });

  expect(body).toContain('registration.unregister()');
  expect(body).not.toContain('SHELL_REVISION');
  expect((await other.request({ url: '/api/site' })).json()).not.toHaveProperty('serviceWorker');
  await other.close();
});

it('serves only the API without a built app, and allows the puzzle on sign-up pages', async () => {
  const other = await createTestApp();

  const puzzleScript = 'https://js.hcaptcha.com/1/api.js';
  const options = { dir: path.join(dir, 'none'), apiPaths, site, puzzleScript };
  expect(await serveApp(other.app, options)).toBe(false);
  const response = await other.request({ url: '/memes', headers: browser });
  expect(response.statusCode).toBe(404);
  const policyAt = async (url: string) =>
    /script-src ([^;]+)/.exec(
      String((await other.request({ url, headers: browser })).headers['content-security-policy']),
    )?.[1];
  for (const url of ['/Auth', '/Auth?ref=x', '/auth/callback/club', '/forms/log-in', '/forms/code/1'])
    expect(await policyAt(url)).toBe("'self' https://hcaptcha.com https://*.hcaptcha.com");
  for (const url of ['/', '/memes', '/Authors', '/forms/vote/1']) expect(await policyAt(url)).toBe("'self'");
  await other.close();
});

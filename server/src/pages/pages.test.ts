import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { createIdentify } from '../accounts/sessions/identify-callers';
import { serveApp } from '../app-assets/serve-app';
import { readContract } from '../contract/contract';
import { createLog } from '../logging/create-log';
import { repositoryRoot } from '../repository-root';
import { publish, signUp, vote, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';
import { testSite } from '../testing/test-site';
import { createPageRenderer, type PageRenderer } from './page-renderer';
import { renderFrom } from './start-rendering';

/** A stub of the built app: prints the API's responses and its render count. */
const workerCode = `
import { parentPort } from 'node:worker_threads';
let renders = 0;
const urls = new Map();
parentPort.on('message', ({ type, id, url, status, body }) => {
  if (type === 'render' && url.startsWith('/crash')) process.exit(1);
  else if (type === 'render' && url.startsWith('/hang')) return;
  else if (type === 'render' && url.startsWith('/spin')) for (;;);
  else if (type === 'render' && url.startsWith('/messages')) parentPort.postMessage({ type: 'rendered', id });
  else if (type === 'render') {
    renders += 1;
    parentPort.postMessage({ type: 'call', id, call: id, url: '/posts/get?limit=20&category=memes' });
  } else {
    const html = '<p>render ' + renders + ', status ' + status + '</p><pre>' + body + '</pre>';
    parentPort.postMessage({ type: 'rendered', id, page: { html, styles: '<style>p{}</style>', state: '<i>$&</i>' } });
  }
});
`;

const source = readFileSync(path.join(repositoryRoot(), 'app/index.html'), 'utf8');
/** As the app has it: a formatter may break its lines. */
const needsScripts = source.slice(source.lastIndexOf('<noscript'), source.indexOf('<script type="module"'));

const shell =
  '<!doctype html><head><link rel="preload" href="/api/site" as="fetch" crossorigin><script type="module" src="/app.js"></script>\n' +
  '<link rel="modulepreload" href="/feed.js"></head><body><div id="root"><p>Loading...</p></div>' +
  needsScripts;

const browser = { accept: 'text/html' };

let folder: string;
let file: string;
let forum: TestApp;
let renderer: PageRenderer;
let ada: TestMember;
let time = new Date('2026-11-22T12:00:00Z');
let logged = '';
const log = createLog({ level: 'warn', secrets: [] }, { write: (line) => void (logged += line) });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'az-pages-'));
  file = path.join(folder, 'worker.mjs');
  await writeFile(file, workerCode);
  await writeFile(path.join(folder, 'index.html'), shell);
  forum = await createTestApp({ log, settings: { rateLimits: true } });
  const identify = createIdentify(forum.db, forum.settings);
  const readSnapshot = async () => (await identify(undefined, { snapshot: true })).snapshot;
  const now = () => time;
  renderer = createPageRenderer({
    file,
    now,
    onError: (error) => log.error({ err: error }, 'rendering pages failed'),
    // Generous, because the machine may be busy.
    deadlineMs: 60_000,
  });
  const documents = renderFrom(forum.app, { renderer, readSnapshot, now });
  const apiPaths = readContract().operations.map((operation) => operation.path);
  const pages = { db: forum.db, readSnapshot, deadlineMs: 60_000 };
  await serveApp(forum.app, { dir: folder, apiPaths, site: testSite, pages, documents });
  ada = await signUp(forum, 'Ada');
  await publish(ada, { postTitle: 'Roots in water', category: 'Memes' });
});

afterAll(async () => {
  await forum.close();
  await renderer.stop();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  forum.request({ url, headers: { ...browser, ...headers } });
const rendersOf = (body: string) => /render (\d+)/.exec(body)?.[1];

describe('rendered pages', () => {
  it('have their content, styles and data in the document, before its code', async () => {
    const { body, headers } = await get('/memes');

    expect(body).toContain('<style>p{}</style></head>');
    expect(body).toMatch(/<div id="root"><p>render 1, status 200<\/p>.*Roots in water.*<\/div><i>\$&<\/i>/);
    expect(body).not.toMatch(/Loading|needs JavaScript|rel="preload"/);
    expect(body).toContain(
      '<i>$&</i><script type="module" src="/app.js"></script><link rel="modulepreload" href="/feed.js">',
    );
    expect(body.match(/modulepreload|type="module"/g)).toHaveLength(2);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept, Accept-Encoding, Cookie' });
  });

  it('are compressed once, and revalidated', async () => {
    const plain = await get('/memes');
    const gzipped = await get('/memes', { 'accept-encoding': 'gzip, deflate' });
    const brotli = await get('/memes', { 'accept-encoding': 'gzip, deflate, br' });

    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(plain.body);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzipped.headers.etag).not.toBe(plain.headers.etag);
    for (const [tag, encoding] of [
      [plain.headers.etag, 'identity'],
      [gzipped.headers.etag, 'gzip'],
      [brotli.headers.etag, 'gzip, br'],
    ]) {
      const again = await get('/memes', {
        'if-none-match': String(tag),
        'accept-encoding': String(encoding),
      });
      expect(again.statusCode).toBe(304);
    }
  });

  it('do not depend on parameters that they do not read', async () => {
    const [plain, tagged] = [await get('/memes'), await get('/memes?tag=b&sort=new')];

    expect((await get('/memes?utm_source=chat')).body).toBe(plain.body);
    expect((await get('/memes?x=1&sort=new&tag=b')).body).toBe(tagged.body);
    expect(tagged.body).not.toBe(plain.body);
  });

  it('come without content beyond a limit for each network, unless a cache has them', async () => {
    const of = (remoteAddress: string, url: string) =>
      forum
        .request({ url, headers: browser, remoteAddress })
        .then(({ body }) => rendersOf(body) !== undefined);
    await get('/memes');
    for (let count = 0; count < 240; count += 1) await of('203.0.113.5', `/memes?q=${count}`);

    expect(await of('203.0.113.5', '/memes?q=more')).toBe(false);
    expect(await of('203.0.113.5', '/memes')).toBe(true);
    expect(await of('203.0.113.6', '/memes?q=more')).toBe(true);
  });

  it('are rendered again only after a change that affects them', async () => {
    const before = await get('/memes?tag=again');
    await publish(ada, { postTitle: 'Elsewhere', category: 'News' });
    const untouched = await get('/memes?tag=again');
    const post = await publish(ada, { postTitle: 'A second one', category: 'Memes' });
    const added = await get('/memes?tag=again');
    await vote(ada, post._id);
    const voted = await get('/memes?tag=again');

    expect(untouched.body).toBe(before.body);
    expect(added.body).toContain('A second one');
    expect(rendersOf(voted.body)).not.toBe(rendersOf(added.body));
    expect(voted.body).toContain('"upVotes":1');
  });

  it('are rendered again after a minute, because they say how long ago something was', async () => {
    const before = await get('/memes?tag=aged');
    time = new Date(time.getTime() + 60_000);
    expect(rendersOf((await get('/memes?tag=aged')).body)).not.toBe(rendersOf(before.body));
  });

  it('show every caller the guests’ content and no member’s data', async () => {
    const members = await Promise.all(['Bob', 'Cleo', 'Dan'].map((name) => signUp(forum, name)));
    const post = await publish(ada, { postTitle: 'Voted by everybody', category: 'Memes' });
    await Promise.all(members.map((member) => vote(member, post._id)));
    const askers = [...members, undefined, ada, ...members];
    const pages = await Promise.all(
      askers.map((asker) => get('/memes?tag=members', asker && { authorization: `Bearer ${asker.token}` })),
    );

    expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
    expect(pages[0]?.body).toContain('Voted by everybody');
    expect(pages[0]?.body).not.toContain('"myVote":"');
    expect(pages[0]?.body).not.toMatch(members.map(({ token }) => token).join('|'));
  });

  it.each(['/messages', '/crash'])('are left to the browser at %s', async (url) => {
    const { body } = await get(url);
    expect(body).toContain('Loading...');
  });

  it('that fail are in the log with their path, without their query', async () => {
    await get('/crash?q=okapi');
    expect(logged).toContain('"path":"/crash","msg":"a page was sent without its content"');
    expect(logged).not.toContain('okapi');
  });

  it('are rendered again after the renderer has ended', async () => {
    await get('/crash');
    expect((await get('/memes?tag=after-a-crash')).body).toContain('Roots in water');
  });
});

it('starts the thread before the first page', async () => {
  const onError = vi.fn<(error: unknown) => void>();
  const renderer = createPageRenderer({ file: path.join(folder, 'missing.mjs'), now: () => time, onError });

  await expect.poll(() => onError.mock.calls, { timeout: 10_000 }).toHaveLength(1);
  await renderer.stop();
});

it('gives up a page that takes too long, and refuses more than it can render', async () => {
  const none = () => Promise.reject(new Error('not called'));
  const renderer = createPageRenderer({
    file,
    now: () => time,
    onError: () => undefined,
    deadlineMs: 100,
    maxPending: 1,
  });
  const hanging = renderer.render('/hang?q=okapi', none);

  await expect(renderer.render('/memes', none)).rejects.toThrow('Too many pages');
  // Without the query, because it is logged.
  await expect(hanging).rejects.toThrow('Rendering /hang took too long.');
  await renderer.stop();
});

it('replaces a thread that has been silent for too long', async () => {
  const problems: string[] = [];
  const onError = (error: unknown) => problems.push(String(error));
  const renderer = createPageRenderer({ file, now: () => time, onError, deadlineMs: 100, silenceMs: 0 });
  const none = () => Promise.reject(new Error('not called'));

  await expect(renderer.render('/spin', none)).rejects.toThrow('took too long');
  expect(problems).toEqual(['Error: The thread that renders pages has been silent for too long.']);
  await renderer.stop();
});

it('ends an idle thread, and starts another for the next page', async () => {
  const renderer = createPageRenderer({
    file,
    now: () => time,
    onError: (error) => expect.fail(String(error)),
    deadlineMs: 60_000,
    idleMs: 0,
  });
  const answer = () => Promise.resolve({ status: 200, headers: [], body: '' });
  const render = async () => (await renderer.render('/memes', answer))?.html;
  await render();

  // A thread counts its pages.
  await expect.poll(render).toContain('render 1,');
  await renderer.stop();
});

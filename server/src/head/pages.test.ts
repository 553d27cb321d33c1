import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Post } from '@alphazone/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveApp } from '../app-assets/serve-app';
import { readContract } from '../contract/contract';
import { comment, publish, signUp, testPassword, vote, type TestMember } from '../testing/members';
import { restrict } from '../testing/roles';
import { createTestApp, type TestApp } from '../testing/test-app';
import { testSite } from '../testing/test-site';

const origin = 'https://forum.example';
const browser = { accept: 'text/html' };

let forum: TestApp;
let dir: string;
let ada: TestMember;
let post: Post;
/** Replaces the reader of snapshots: other test files commit to the same PostgreSQL. */
let snapshot = () => Promise.resolve<string | undefined>(undefined);

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'az-pages-'));
  await writeFile(
    path.join(dir, 'index.html'),
    '<!doctype html><html lang="en"><head><meta name="description" content="" /><title></title></head><body></body></html>',
  );
  forum = await createTestApp();
  const apiPaths = readContract().operations.map((operation) => operation.path);
  const pages = { db: forum.db, readSnapshot: () => snapshot(), deadlineMs: 20_000 };
  await serveApp(forum.app, { dir, apiPaths, site: testSite, publicUrl: origin, pages });
  ada = await signUp(forum, 'Ada');
  post = await publish(ada);
});

afterAll(async () => {
  await forum.close();
  await rm(dir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  forum.request({ method: 'GET', url, headers: { ...browser, ...headers } });

interface SeenPage {
  status: number;
  title: string | undefined;
  meta: Record<string, string>;
  canonical: string | undefined;
  languages: Record<string, string>;
  data: Record<string, unknown>[];
  feeds: string[];
}

/** Reads a page as a robot does. */
async function see(url: string): Promise<SeenPage> {
  const { statusCode, body } = await get(url);
  const meta = [...body.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(
    ([, name = '', content = '']): [string, string] => [name, content],
  );
  return {
    status: statusCode,
    title: /<title>([^<]*)/.exec(body)?.[1],
    meta: Object.fromEntries(meta),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1],
    languages: Object.fromEntries(
      [...body.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
        ([, language = '', href = '']) => [language, href],
      ),
    ),
    data: [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    ),
    feeds: [...body.matchAll(/<link rel="alternate" type="[^"]*" title="[^"]*" href="([^"]*)"/g)].map(
      ([, href = '']) => href,
    ),
  };
}

describe('the head of a page', () => {
  it.each([
    ['/', 'Test Forum · Where tests meet', '/'],
    ['/memes?sort=new', 'Memes · Test Forum', '/memes'],
    ['/crypto', 'General feed · Test Forum', '/crypto'],
    ['/posts', 'All posts · Test Forum', '/posts'],
    ['/Tags', 'Tags · Test Forum', '/Tags'],
    ['/Tags?tag=bitcoin&x=1', 'Posts tagged “bitcoin” · Test Forum', '/Tags?tag=bitcoin'],
    ['/Users', 'Users · Test Forum', '/Users'],
  ])('of %s has a title, a description and one address', async (url, title, canonical) => {
    const page = await see(url);

    const address = origin + canonical;
    expect(page).toMatchObject({ status: 200, title, canonical: address });
    expect(page.languages).toEqual({ en: address, 'x-default': address });
    expect(page.meta['description']).not.toBe('');
    expect(page.meta['og:url']).toBe(address);
    expect(page.meta).not.toHaveProperty('robots');
  });

  it.each([
    ['/posts/search?q=halving', 'Results for “halving” · Test Forum'],
    ['/Tags?tag=unheard-of', 'Posts tagged “unheard-of” · Test Forum'],
    ['/Auth', 'Log in · Test Forum'],
    ['/Auth?ref=ADA', 'Sign up · Test Forum'],
    ['/moderation/audit', 'Test Forum · Where tests meet'],
    ['/admin', 'Test Forum · Where tests meet'],
    ['/messages', 'Test Forum · Where tests meet'],
    ['/CreatePost/memes', 'Test Forum · Where tests meet'],
    ['/removals', 'Removals · Test Forum'],
  ])('keeps %s out of search engines', async (url, title) => {
    expect(await see(url)).toMatchObject({
      status: 200,
      title,
      canonical: undefined,
      meta: { robots: 'noindex' },
    });
  });

  it('describes a post, with its comments and votes', async () => {
    await comment(ada, post._id);
    await vote(await signUp(forum, 'Bob'), post._id);
    const page = await see(`/Posts/${post._id}`);

    expect(page).toMatchObject({ status: 200, title: 'Halving day · Test Forum' });
    expect(page.meta).toMatchObject({
      description: 'It is close.',
      'og:type': 'article',
      'og:title': 'Halving day',
      'article:section': 'Cryptocurrency',
      'article:tag': 'bitcoin',
    });
    expect(page.data).toMatchObject([
      {
        '@type': 'DiscussionForumPosting',
        headline: 'Halving day',
        url: `${origin}/Posts/${post._id}`,
        datePublished: post.postedOn,
        author: { '@type': 'Person', name: 'Ada', url: `${origin}/Users/${ada.id}` },
        commentCount: 1,
        interactionStatistic: [
          { interactionType: 'https://schema.org/LikeAction', userInteractionCount: 1 },
          { userInteractionCount: 0 },
          { interactionType: 'https://schema.org/CommentAction', userInteractionCount: 1 },
        ],
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Test Forum', item: `${origin}/` },
          { position: 2, name: 'Cryptocurrency', item: `${origin}/cryptocurrency` },
          { position: 3, name: 'Halving day', item: `${origin}/Posts/${post._id}` },
        ],
      },
    ]);
    expect(page.feeds).toEqual(
      ['atom', 'rss', 'json'].map((format) => `${origin}/feed.${format}?category=cryptocurrency`),
    );
  });

  it('describes a member', async () => {
    const page = await see(`/Users/${ada.id}`);

    expect(page).toMatchObject({ status: 200, title: 'Ada · Test Forum' });
    expect(page.meta['og:type']).toBe('profile');
    expect(page.data[0]).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: 'Ada', url: `${origin}/Users/${ada.id}` },
    });
    expect(page.feeds).toContain(`${origin}/feed.atom?author=${ada.id}`);
  });

  it.each([
    ['a quote', `Say "it's" & <b>`],
    ['the end of an element', '</script><script>alert(1)</script></title><!--'],
    ['a replacement pattern', `$& $' $\` $1 \u2028`],
    ['text that runs backwards', '\u202Egnp.exe \u2066hidden'],
    ['200 characters', '🂡'.repeat(100)],
  ])('cannot be broken by a title with %s', async (_what, postTitle) => {
    const { _id: id } = await publish(ada, { postTitle, postBody: `${postTitle} @[A"b<](${ada.id})` });
    const { body } = await get(`/Posts/${id}`);
    const page = await see(`/Posts/${id}`);
    const visible = postTitle
      .replace(/[\u202E\u2066]/g, '')
      .replace(/\s+/g, ' ')
      .trim();

    expect(page.data[0]).toMatchObject({ headline: visible, articleSection: 'Cryptocurrency' });
    expect(page.data).toHaveLength(2);
    expect(body.match(/<script/g)).toHaveLength(2);
    expect(body.match(/<\/head>/g)).toHaveLength(1);
    expect(body.match(/<\/title>/g)).toHaveLength(1);
    expect(body).not.toMatch(/[\u202E\u2066]|<b>|<!--/);
    expect(page.meta['og:title']?.length).toBeLessThanOrEqual(150);
    expect(page.meta['og:url']).toBe(`${origin}/Posts/${id}`);
  });
});

/** The cursor of the second page of a call's list. */
async function cursorOf(call: string): Promise<string> {
  const { headers } = await forum.request({ method: 'GET', url: call });
  return nextCursorIn(String(headers.link));
}

const nextCursorIn = (link: string) =>
  new URL(/<(.*)>/.exec(link)?.[1] ?? '', origin).searchParams.get('cursor') ?? '';

describe('the next page of a list', () => {
  beforeAll(async () => {
    await publish(ada, { postTitle: 'Halving night', category: 'Memes' });
    await publish(ada, { postTitle: 'Halving dawn', category: 'Memes' });
    await signUp(forum, 'Cleo');
  });

  it.each([
    ['/', '/posts/get?limit=1'],
    ['/memes', '/posts/get?limit=1&category=Memes'],
    ['/memes?sort=new', '/posts/get?limit=1&category=Memes&sort=new'],
    ['/crypto', '/posts/get?limit=1'],
    ['/crypto?sort=new', '/posts/get?limit=1&sort=new'],
    ['/posts', '/posts/get?limit=1'],
    ['/Tags?tag=bitcoin', '/posts/get?limit=1&tag=bitcoin'],
    ['/Users', '/api/users/all?limit=1'],
  ])('of %s has its own URL', async (url, call) => {
    const address = `${url}${url.includes('?') ? '&' : '?'}cursor=${await cursorOf(call)}`;
    const page = await see(address);

    const own = origin + address.replaceAll('&', '&amp;');
    expect(page).toMatchObject({ status: 200, canonical: own });
    expect(page.meta['og:url']).toBe(own);
  });

  it('of a member has its own URL', async () => {
    const address = `/Users/${ada.id}?cursor=${await cursorOf(`/posts/get?limit=1&author=${ada.id}&sort=new`)}`;
    expect(await see(address)).toMatchObject({ status: 200, canonical: origin + address });
  });

  it('of a search stays out of search engines', async () => {
    const cursor = await cursorOf('/api/search/posts?q=halving&limit=1');
    const page = await see(`/posts/search?q=halving&cursor=${cursor}`);
    expect(page).toMatchObject({ status: 200, canonical: undefined, meta: { robots: 'noindex' } });
  });

  it.each(['/', '/memes', '/crypto', '/posts', '/posts/search?q=a', '/Tags?tag=bitcoin', '/Users'])(
    'of %s is 404 with a cursor of no list',
    async (url) => {
      const address = `${url}${url.includes('?') ? '&' : '?'}cursor=WyJub25lIl0`;
      expect(await see(address)).toMatchObject({ status: 404, meta: { robots: 'noindex' } });
    },
  );

  it('is 404 with a cursor of another order', async () => {
    const cursor = await cursorOf('/posts/get?limit=1&category=Memes&sort=new');
    expect((await see(`/memes?cursor=${cursor}`)).status).toBe(404);
  });

  it.each(['/Tags?cursor=x', '/removals?cursor=x', '/Auth?cursor=x'])(
    'is the page itself without a list: %s',
    async (url) => {
      const page = await see(url);
      expect(page.status).toBe(200);
      expect(page.meta['og:url']).not.toContain('cursor');
    },
  );
});

describe('the status of a page', () => {
  it.each([
    '/no/such/page',
    '/gardening',
    '/Posts/1',
    '/Posts/01a2b3c4-0000-7000-8000-000000000000',
    '/Users/x',
  ])('is 404 for %s', async (url) => {
    expect(await see(url)).toMatchObject({ status: 404, meta: { robots: 'noindex' } });
  });

  it('is 410 for a deleted post and a deleted account', async () => {
    const eve = await signUp(forum, 'Eve');
    const { _id: id } = await publish(eve, { postTitle: 'Short-lived' });
    expect((await see(`/Posts/${id}`)).title).toBe('Short-lived · Test Forum');

    await eve.request({ method: 'DELETE', url: `/posts/delete/${id}`, payload: {} });
    await eve.request({
      method: 'DELETE',
      url: `/api/users/${eve.id}`,
      payload: { password: testPassword },
    });

    expect(await see(`/Posts/${id}`)).toMatchObject({ status: 410, title: 'Post not found · Test Forum' });
    const page = await get(`/Users/${eve.id}`);
    expect(page.statusCode).toBe(410);
    expect(page.body).not.toMatch(/Eve/i);
  });

  it.each(['removed', 'held'] as const)('is 404 for a %s post, which leaves no trace', async (hidden) => {
    const { _id: id } = await publish(ada, { postTitle: 'Secret plan', postBody: 'Secret plan' });
    await forum.db.updateTable('posts').set({ hidden }).where('id', '=', id).execute();

    const page = await get(`/Posts/${id}`);
    expect(page.statusCode).toBe(404);
    expect(page.body).not.toContain('Secret plan');
    await forum.db.deleteFrom('posts').where('id', '=', id).execute();
    expect((await get(`/Posts/${id}`)).statusCode).toBe(404);
  });

  it('keeps a banned member’s profile texts out of search engines', async () => {
    const mal = await signUp(forum, 'Mal');
    await mal.request({ method: 'PATCH', url: `/api/users/update/${mal.id}`, payload: { about: 'Buy now' } });
    await restrict(forum.db, mal.id, 'ban');

    const page = await get(`/Users/${mal.id}`);
    expect(page.body).toContain('noindex');
    expect(page.body).not.toContain('Buy now');
  });

  it('is 404 for an applicant', async () => {
    const una = await signUp(forum, 'Una');
    await forum.db
      .updateTable('users')
      .set({ approval_asked_on: new Date() })
      .where('id', '=', una.id)
      .execute();

    const page = await get(`/Users/${una.id}`);
    expect(page.statusCode).toBe(404);
    expect(page.body).not.toContain('Una');
  });

  it.each([
    ['/MEMES', '/memes'],
    ['/memes/?sort=new', '/memes?sort=new'],
    ['/tags?tag=x%26y', '/Tags?tag=x%26y'],
    ['/POSTS/Search?q=a', '/posts/search?q=a'],
    ['//memes', '/memes'],
  ])('is 301 for another spelling: %s', async (url, location) => {
    const response = await get(url);

    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe(location);
  });

  it('is 301 for another spelling of an id', async () => {
    const { headers } = await get(`/posts/${post._id.toUpperCase()}`);

    expect(headers.location).toBe(`/Posts/${post._id}`);
  });

  it('is the same for HEAD', async () => {
    const head = (url: string) => forum.request({ method: 'HEAD', url, headers: browser });

    expect(await head(`/Posts/${post._id}`)).toMatchObject({ statusCode: 200, body: '' });
    expect(await head('/gardening')).toMatchObject({ statusCode: 404, body: '' });
    expect((await head('/MEMES')).headers.location).toBe('/memes');
  });

  it('is 304 for a browser that has the page', async () => {
    const { etag = '' } = (await get('/memes')).headers;
    expect(await get('/memes', { 'if-none-match': String(etag) })).toMatchObject({
      statusCode: 304,
      body: '',
    });
  });
});

describe('pages', () => {
  it('are cached until a change', async () => {
    const url = `/Posts/${post._id}`;
    let read = 'first';
    snapshot = () => Promise.resolve(read);
    const commented = async () => JSON.stringify((await see(url)).data);
    const before = await commented();
    await comment(ada, post._id, 'Later.');

    expect(await commented()).toBe(before);
    read = 'second';
    expect(await commented()).not.toBe(before);
    snapshot = () => Promise.resolve(undefined);
  });

  it('are sent without a head while the database is down', async () => {
    snapshot = () => Promise.reject(new Error('down'));
    const { statusCode, body } = await get(`/Posts/${post._id}`);
    snapshot = () => Promise.resolve(undefined);

    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Test Forum · Where tests meet</title>');
  });
});

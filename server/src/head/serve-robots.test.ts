import type { Post } from '@alphazone/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';

import type { OverloadLimits } from '../overload/overload-limits';
import { publish, signUp, testPassword, type TestMember } from '../testing/members';
import { restrict } from '../testing/roles';
import { createTestApp, type TestApp } from '../testing/test-app';
import { testSite } from '../testing/test-site';
import { serveRobots } from './serve-robots';

const origin = 'https://forum.example';

let forum: TestApp;
let ada: TestMember;
const posts: Post[] = [];

beforeAll(async () => {
  forum = await createTestApp();
  serveRobots(forum.app, {
    db: forum.db,
    site: testSite,
    publicUrl: origin,
    securityContact: 'mailto:security@forum.example',
    readSnapshot: () => Promise.resolve(undefined),
    now: () => new Date('2026-03-04T05:06:07Z'),
    partSize: 2,
  });
  ada = await signUp(forum, 'Ada');
  for (const [index, category] of ['Memes', 'News', 'Memes', 'Memes'].entries())
    posts.push(
      await publish(ada, {
        category,
        postTitle: `Number ${index}`,
        postBody: `Hello @[Ada](${ada.id}),\nread <b>this</b>.\n\nBye\u0008.`,
        postTags: [index === 1 ? 'r&d' : 'calm'],
        mediaUrls: index === 3 ? ['https://pictures.example/a.png?x=1&y="2"'] : [],
      }),
    );
});

afterAll(() => forum.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  forum.request({ method: 'GET', url, headers });

const read = async (url: string) => (await get(url)).body;

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);

const atPost = ({ _id }: { _id: string }) => `${origin}/Posts/${_id}`;

const hide = (id: string, hidden: 'removed' | 'held' | null) =>
  forum.db.updateTable('posts').set({ hidden }).where('id', '=', id).execute();

it('announces feeds in the site settings', async () => {
  expect((await get('/api/site')).json()).toMatchObject({ feeds: true });
});

it('names the sitemap in robots.txt', async () => {
  const response = await get('/robots.txt');

  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.body).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

describe('security.txt', () => {
  it('names the contact for half a year', async () => {
    expect((await read('/.well-known/security.txt')).split('\n')).toEqual([
      'Contact: mailto:security@forum.example',
      'Expires: 2026-08-31T00:00:00.000Z',
      `Canonical: ${origin}/.well-known/security.txt`,
      '',
    ]);
  });

  it('is missing without a contact', async () => {
    const other = await createTestApp();
    serveRobots(other.app, {
      db: other.db,
      site: testSite,
      readSnapshot: () => Promise.resolve(undefined),
    });

    expect((await other.request({ url: '/.well-known/security.txt' })).statusCode).toBe(404);
    await other.close();
  });
});

describe('the sitemap', () => {
  const partsOf = async (table: string) =>
    addressesIn(await read('/sitemap.xml'))
      .map((loc) => loc.replace(origin, '').replaceAll('&amp;', '&'))
      .filter((path) => path.startsWith(`/sitemap-${table}`));

  it('lists each visible post once, in parts that stay as they are', async () => {
    const before = await partsOf('posts');
    const listed = await Promise.all(before.map(async (part) => addressesIn(await read(part))));
    posts.push(await publish(ada, { postTitle: 'Number 4' }));
    const after = await partsOf('posts');

    expect(listed).toEqual([posts.slice(0, 2).map(atPost), posts.slice(2, 4).map(atPost), []]);
    expect(after).toEqual(before);
    expect(addressesIn(await read(after.at(-1) ?? ''))).toEqual(posts.slice(4).map(atPost));
  });

  it('lists a post that is committed after posts with later ids', async () => {
    const [part = ''] = await partsOf('posts');
    const [first = ''] = posts.map(({ _id }) => _id);
    const late = `${first.slice(0, -1)}${first.endsWith('f') ? 'e' : 'f'}`;
    await sql`
      insert into posts (id, author_id, title, body, category, tags, media, posted_on)
      select ${late}::uuid, author_id, title, body, category, tags, media, posted_on from posts where id = ${first}`.execute(
      forum.db,
    );

    const listed = addressesIn(await read(part));
    await sql`delete from posts where id = ${late}`.execute(forum.db);
    expect(listed.toSorted()).toEqual(
      [...posts.slice(0, 2).map(atPost), `${origin}/Posts/${late}`].toSorted(),
    );
  });

  it('says when a post or its comments changed', async () => {
    const [part = ''] = await partsOf('posts');
    expect(await read(part)).toContain(`<lastmod>${posts[0]?.postedOn}</lastmod>`);
  });

  it('lists pages, zones and tags', async () => {
    expect(addressesIn(await read('/sitemap-pages.xml'))).toEqual(
      expect.arrayContaining([`${origin}/`, `${origin}/memes`, `${origin}/Tags?tag=r%26d`]),
    );
  });

  it('bounds the addresses of a part, even for a made-up range', async () => {
    expect(addressesIn(await read('/sitemap-posts.xml'))).toHaveLength(2);
    expect(
      addressesIn(await read('/sitemap-posts.xml?after=00000000-0000-0000-0000-000000000000')),
    ).toHaveLength(2);
  });

  it('contains no hidden posts and no banned, deleted or unapproved members', async () => {
    const mal = await signUp(forum, 'Mal');
    const eve = await signUp(forum, 'Eve');
    const una = await signUp(forum, 'Una');
    await restrict(forum.db, mal.id, 'ban');
    await forum.db
      .updateTable('users')
      .set({ approval_asked_on: new Date() })
      .where('id', '=', una.id)
      .execute();
    await eve.request({
      method: 'DELETE',
      url: `/api/users/${eve.id}`,
      payload: { password: testPassword },
    });
    const { _id: id } = await publish(ada, { postTitle: 'Secret plan' });
    await hide(id, 'held');
    const parts = [...(await partsOf('posts')), ...(await partsOf('users'))];
    const listed = addressesIn((await Promise.all(parts.map(read))).join(''));

    expect(listed).toContain(`${origin}/Users/${ada.id}`);
    for (const other of [mal.id, eve.id, una.id, id]) expect(listed.join(' ')).not.toContain(other);
  });

  it('has an index without ids of rows, which may be hidden', async () => {
    const index = await read('/sitemap.xml');

    for (const { _id } of posts) expect(index).not.toContain(_id);
    expect(index).not.toContain(ada.id);
  });

  it('has no part after anything but an id', async () => {
    expect((await get('/sitemap-posts.xml?after=x')).statusCode).toBe(404);
  });
});

describe('a feed', () => {
  const titlesIn = async (query: string) =>
    (JSON.parse(await read(`/feed.json${query}`)) as { items: { title: string }[] }).items.map(
      ({ title }) => title,
    );

  it('has the newest posts of all, a zone, a tag, a member or a search', async () => {
    expect((await titlesIn('')).slice(-2)).toEqual(['Number 1', 'Number 0']);
    expect(await titlesIn('?category=MEMES')).toEqual(['Number 3', 'Number 2', 'Number 0']);
    expect(await titlesIn('?tag=r%26d')).toEqual(['Number 1']);
    expect(await titlesIn(`?author=${ada.id}`)).toContain('Number 4');
    expect(await titlesIn('?q=number%202')).toEqual(['Number 2']);
  });

  it.each(['?category=none', '?author=x', '?author=0193a1b2-0000-7000-8000-000000000001'])(
    'is missing for %s',
    async (query) => {
      expect((await get(`/feed.atom${query}`)).statusCode).toBe(404);
    },
  );

  it.each(['/feed.atom?q=', '/feed.rss?tag=', '/feed.json?q='])(
    'shortens a term without half of an emoji: %s',
    async (path) => {
      const { statusCode, body } = await get(`${path}${encodeURIComponent(`${'a'.repeat(199)}😀`)}`);

      expect(statusCode).toBe(200);
      expect(body).toMatch(/=a{199}["<&]/);
    },
  );

  it.each([
    ['atom', 'application/atom+xml'],
    ['rss', 'application/rss+xml'],
  ])('as %s has absolute addresses and safe HTML', async (format, type) => {
    const response = await get(`/feed.${format}?category=memes`);
    const { body } = response;

    expect(response.headers['content-type']).toBe(`${type}; charset=utf-8`);
    expect(body).toContain('Memes · Test Forum');
    expect(body).toContain(`${origin}/feed.${format}?category=memes`);
    expect(body).toContain(posts[3] ? atPost(posts[3]) : undefined);
    expect(body).toContain(
      `@ada&lt;/a&gt;,&lt;br&gt;read &amp;lt;b&amp;gt;this&amp;lt;/b&amp;gt;.&lt;/p&gt;`,
    );
    expect(body).toContain('https://pictures.example/a.png?x=1&amp;amp;y=');
    expect(body).not.toContain('<b>');
    expect(body).not.toContain('\u0008');
  });

  it('is not sent again to readers that have it', async () => {
    const { etag } = (await get('/feed.atom')).headers;

    expect(await get('/feed.atom', { 'if-none-match': String(etag) })).toMatchObject({
      statusCode: 304,
      body: '',
    });
    expect((await forum.request({ method: 'HEAD', url: '/feed.atom' })).headers.etag).toBe(etag);
  });

  it.each(['removed', 'held'] as const)('loses a %s post', async (hidden) => {
    const id = posts[2]?._id ?? '';
    await hide(id, hidden);
    expect(await titlesIn('?category=memes')).toEqual(['Number 3', 'Number 0']);
    await hide(id, null);
  });

  it('omits removed pictures', async () => {
    const media = JSON.stringify([{ url: '/media/gone.png', type: 'image/png', removed: true }]);
    const post = await publish(ada, { category: 'Memes', postTitle: 'Number 5' });
    await forum.db.updateTable('posts').set({ media }).where('id', '=', post._id).execute();

    const body = await read('/feed.json?category=memes');
    expect(body).toContain('Number 5');
    expect(body).not.toContain('gone.png');
    await ada.request({ method: 'DELETE', url: `/posts/delete/${post._id}` });
  });

  it('has at most 30 posts', async () => {
    for (let n = 0; n < 30; n += 1) await publish(ada, { category: 'News', postTitle: `News ${n}` });
    const titles = await titlesIn('?category=news');

    expect(titles).toHaveLength(30);
    expect(titles[0]).toBe('News 29');
  });
});

it('keeps a full part of the sitemap until the next commit', async () => {
  const large = await createTestApp();
  onTestFinished(() => large.close());
  serveRobots(large.app, {
    db: large.db,
    site: testSite,
    publicUrl: origin,
    readSnapshot: () => Promise.resolve('unchanged'),
  });
  const { id: authorId } = await signUp(large, 'Ada');
  await large.db.transaction().execute(async (transaction) => {
    // Without triggers: the sitemap reads no counts or words.
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`
      insert into posts (id, author_id, title, body, category, tags, media)
      select gen_random_uuid(), ${authorId}::uuid, 'gm', 'gm', 'Memes', '{}', '[]' from generate_series(1, 5000)`.execute(
      transaction,
    );
  });
  const readPart = async () => (await large.request({ url: '/sitemap-posts.xml' })).body;

  const full = await readPart();
  await sql`truncate posts cascade`.execute(large.db);

  expect(addressesIn(full)).toHaveLength(5000);
  expect(await readPart()).toBe(full);
});

it('in an overload refuses feeds and sitemaps, but not robots.txt', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
  const readSnapshot = vi.fn(() => Promise.resolve(undefined)).mockReturnValueOnce(released);
  const limits: OverloadLimits = {
    databaseQueue: Infinity,
    pendingRequests: 1,
    pendingWrites: Infinity,
    eventLoopDelayMs: Infinity,
    memoryBytes: Infinity,
    sampleMs: 1_000,
  };
  const busy = await createTestApp({ overload: limits });
  onTestFinished(() => busy.close());
  serveRobots(busy.app, { db: busy.db, site: testSite, readSnapshot });
  const pending = busy.request({ url: '/feed.atom' });
  await expect.poll(() => readSnapshot.mock.calls).toHaveLength(1);

  const refused = await busy.request({ url: '/sitemap.xml' });
  const api = await busy.request({ url: '/posts/get?limit=1' });
  const robots = await busy.request({ url: '/robots.txt' });
  release();

  expect([refused.statusCode, api.statusCode, robots.statusCode]).toEqual([503, 503, 200]);
  expect(refused.headers['retry-after']).toBe('5');
  expect((await pending).statusCode).toBe(200);
  expect((await busy.request({ url: '/sitemap.xml' })).statusCode).toBe(200);
});

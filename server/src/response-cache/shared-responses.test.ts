import type { Post } from '@alphazone/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createIdentify } from '../accounts/sessions/identify-callers';
import { buildApp } from '../app';
import type { DatabaseReader } from '../database/database';
import { unseenTables } from '../database/silent-commits';
import { comment, publish, signUp, testPassword, vote, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createSharedResponses } from './shared-responses';

let server: TestApp;
/** A second server on the same database. */
let other: TestApp;
/** A third server, without the cache. */
let uncached: TestApp;
let ada: TestMember;
let bob: TestMember;
let post: Post;

/** URLs of every shared operation. */
const templates = [
  '/posts/get?limit=1',
  '/posts/get?limit=1&sort=new&category=memes',
  '/posts/get?limit=5&q=day',
  '/posts/get?limit=0',
  '/posts/get?limit=1&cursor=x',
  '/posts/get?id=nothing',
  '/posts/get?id=POST',
  '/posts/get?id=POST&commentsLimit=1',
  '/api/posts/POST/comments?limit=1',
  '/posts/suggestions?q=day',
  '/api/search/posts?q=day&limit=1',
  '/api/users/all?limit=1',
  '/api/users/search?q=bo',
  '/api/users/suggest?search=bo',
  '/api/users/nobody',
  '/api/globalchat/history',
  '/api/tags?limit=1',
  '/api/leaderboard',
];

const completeLists = ['/posts/get', '/api/users/all'];

const urlOf = (template: string) => template.replace('POST', post._id);

const on = ({ settings, db }: TestApp, options: Partial<Parameters<typeof buildApp>[0]> = {}) =>
  buildApp({ settings, db, ...options });

beforeAll(async () => {
  server = await createTestApp();
  other = { ...server, app: await on(server) };
  uncached = {
    ...server,
    app: await on(server, {
      sharedResponses: {
        mayBeShared: () => false,
        postsAt: () => undefined,
        sendCached: () => false,
        lastReplay: () => undefined,
        replayFor: () => undefined,
        respond: () => Promise.reject(new Error('not shared')),
      },
    }),
  };
  ada = await signUp(server, 'Ada');
  bob = await signUp(server, 'Bob');
  post = await publish(ada);
  await publish(bob, { postTitle: 'A second day', postTags: ['gm'] });
  await comment(bob, post._id);
  await vote(bob, post._id);
});
afterAll(async () => {
  await other.app.close();
  await uncached.app.close();
  await server.close();
});

async function ask({ app }: TestApp, url: string, member?: TestMember, headers: Record<string, string> = {}) {
  const response = await app.inject({
    url,
    headers: { ...headers, ...(member && { authorization: `Bearer ${member.token}` }) },
  });
  const { 'x-request-id': _id, date: _date, ...rest } = response.headers;
  return { status: response.statusCode, headers: rest, body: response.body };
}

/** Cannot read callers, but finds members. */
const failingReader = (error: Error): DatabaseReader => ({
  selectFrom: server.db.selectFrom.bind(server.db),
  getExecutor: () => {
    throw error;
  },
});

const firstPost = async (from: TestApp, member?: TestMember): Promise<Post | undefined> =>
  (JSON.parse((await ask(from, `/posts/get?id=${post._id}`, member)).body) as Post[])[0];

/** A server that counts the responses it builds. */
async function startCounting(options: Partial<Parameters<typeof buildApp>[0]> = {}) {
  let built = 0;
  const handler = () => {
    built += 1;
    return [];
  };
  const handlers = { listTags: handler, searchPosts: handler };
  const counting = { ...server, app: await on(server, { ...options, handlers }) };
  const buildsOf = async (act: () => Promise<unknown>) => {
    const before = built;
    await act();
    return built - before;
  };
  return { counting, buildsOf };
}

describe('shared responses', () => {
  it.each(templates)('equal those of a server without a cache: %s', async (template) => {
    const url = urlOf(template);
    for (const member of [undefined, ada, bob]) {
      const expected = await ask(uncached, url, member);
      for (const { headers, ...actual } of [await ask(server, url, member), await ask(server, url, member)]) {
        // A member's votes change the ETag differently.
        if (expected.body.includes('"myVote":"')) headers.etag = expected.headers.etag;
        expect({ ...actual, headers }).toEqual(expected);
      }
    }
  });

  it('read no table whose changes commit silently', async () => {
    const bodiesOf = (member?: TestMember) =>
      Promise.all(
        [...templates, ...completeLists].map(async (it) => (await ask(uncached, urlOf(it), member)).body),
      );
    const expected = [await bodiesOf(), await bodiesOf(ada)];

    await server.db.transaction().execute(async (transaction) => {
      // Ends a transaction that keeps a request waiting.
      await sql`set local idle_in_transaction_session_timeout = '20s'`.execute(transaction);
      await sql`lock table ${sql.join(unseenTables.map((name) => sql.table(name)))} in access exclusive mode`.execute(
        transaction,
      );
      expect([await bodiesOf(), await bodiesOf(ada)]).toEqual(expected);
    });
  });

  it('contain the votes of their caller, in bytes of the body', async () => {
    const url = '/posts/get?limit=10&sort=new';
    await publish(ada, { postTitle: '"myVote":null 🚀', postBody: '"myVote":null' });
    const posts = JSON.parse((await ask(server, url)).body) as Post[];
    const cem = await signUp(server, 'Cem');
    const etags = new Set<unknown>();
    for (const [n, { _id }] of posts.entries()) {
      await vote(cem, _id, n % 2 === 0 ? 'upVote' : 'downVote');
      const callers = Array.from({ length: 3 }, () => [ask(server, url, cem), ask(server, url)]).flat();
      const [own, guests] = await Promise.all(callers);
      etags.add(own?.headers.etag);

      expect(own?.body).toBe((await ask(uncached, url, cem)).body);
      expect(guests?.body).toBe((await ask(uncached, url)).body);
    }
    const etag = [...etags].at(-1) as string;

    expect(etags.size).toBe(posts.length);
    expect((await ask(server, url, cem, { 'if-none-match': etag })).status).toBe(304);
    expect((await ask(server, url, ada, { 'if-none-match': etag })).status).toBe(200);
  });

  it('are not used while the snapshot is unknown', async () => {
    const identifyDuring = (error: Error) =>
      createIdentify(failingReader(error), server.settings)(`Bearer ${ada.token}`, { snapshot: true });
    const outage = Object.assign(new Error('too many connections'), { code: '53300' });
    expect(await identifyDuring(new Error('the connection is lost'))).toMatchObject({
      member: { id: ada.id },
      snapshot: undefined,
    });
    await expect(identifyDuring(outage)).rejects.toBe(outage);
  });

  it('are not used while the votes of the caller are unknown', async () => {
    const lost = createIdentify(failingReader(new Error('the connection is lost')), server.settings);
    const sharedResponses = createSharedResponses(lost, () => new Date());
    const unlucky = { ...server, app: await on(server, { sharedResponses }) };

    expect((await firstPost(unlucky, bob))?.myVote).toBe('upVote');

    await unlucky.app.close();
  });

  it('contain no votes after the token is revoked', async () => {
    const dan = await signUp(server, 'Dan');
    await vote(dan, post._id);
    const before = await firstPost(other, dan);
    await dan.request({ method: 'POST', url: `/api/users/${dan.id}/logout-everywhere` });

    expect(before?.myVote).toBe('upVote');
    expect((await firstPost(other, dan))?.myVote).toBeNull();
  });

  it.each([
    ['/api/tags', 'guests'],
    ['/api/search/posts?q=day', 'members'],
  ])('are kept until a change: %s for %s', async (url, callers) => {
    const { counting, buildsOf } = await startCounting();
    const askAgain = () => ask(counting, url, callers === 'members' ? ada : undefined);
    const isKept = async () => {
      await askAgain();
      return (await buildsOf(askAgain)) === 0;
    };

    // Other test files may commit to the same PostgreSQL at any time.
    await expect.poll(isKept).toBe(true);
    await publish(bob);
    expect(await buildsOf(askAgain)).toBe(1);
    await counting.app.close();
  });

  it('are kept by later log-ins of the day and wrong passwords, but not by the first', async () => {
    const { counting, buildsOf } = await startCounting({
      settings: { ...server.settings, rateLimits: true },
    });
    let attempts = 0;
    const logIn = async (password: string, status: number) => {
      const { statusCode } = await counting.app.inject({
        method: 'POST',
        url: '/api/users/login',
        // One address is refused after some wrong passwords.
        remoteAddress: `192.0.2.${++attempts}`,
        payload: { email: bob.email, password },
      });
      expect(statusCode).toBe(status);
    };
    const buildsAfter = async (act: () => Promise<unknown>) => {
      await ask(counting, '/api/tags');
      await act();
      return buildsOf(() => ask(counting, '/api/tags'));
    };

    // Commits of test files that run at the same time also cause a build.
    await expect.poll(() => buildsAfter(() => logIn(testPassword, 200))).toBe(0);
    await expect.poll(() => buildsAfter(() => logIn('wrong', 401))).toBe(0);
    await server.db.updateTable('users').set({ streak_day: null }).where('id', '=', bob.id).execute();
    expect(await buildsAfter(() => logIn(testPassword, 200))).toBe(1);
    await counting.app.close();
  });

  it('contain nothing private to one member', async () => {
    const url = `/api/users/${ada.id}`;
    for (const member of [ada, undefined, bob, ada]) {
      const { body } = await ask(server, url, member);
      expect(body).toBe((await ask(uncached, url, member)).body);
      expect(body.includes('referralCode')).toBe(member === ada);
    }
    expect((await firstPost(server, bob))?.myVote).toBe('upVote');
    expect((await firstPost(server))?.myVote).toBeNull();
    expect((await firstPost(server, ada))?.myVote).toBeNull();
  });

  it('are revalidated by their ETag until a change, on every server', async () => {
    const url = '/posts/get?limit=2';
    const etag = String((await ask(server, url)).headers.etag);
    const unchanged = await ask(other, url, undefined, { 'if-none-match': etag });
    await vote(ada, post._id, 'downVote');
    const changed = await ask(other, url, undefined, { 'if-none-match': etag });

    expect(unchanged).toMatchObject({ status: 304, body: '' });
    expect(unchanged.headers['content-type']).toBeUndefined();
    expect(changed.status).toBe(200);
  });

  it.each([
    ['with the cache', 'Eda', () => server],
    ['without it', 'Eli', () => uncached],
  ])('are sent again when only the number and the next page differ: %s', async (_, name, serverOf) => {
    const author = await signUp(server, name);
    const first = await publish(author);
    await vote(bob, first._id);
    const url = `/posts/get?limit=1&sort=top&author=${author.id}`;
    const alone = await ask(serverOf(), url);
    await publish(author, { postTitle: 'Sorted behind it' });
    const followed = await ask(serverOf(), url, undefined, { 'if-none-match': String(alone.headers.etag) });

    expect(alone.headers).toMatchObject({ 'x-total-count': '1' });
    expect(followed).toMatchObject({ status: 200, body: alone.body });
    expect(followed.headers).toMatchObject({
      'x-total-count': '2',
      link: expect.stringContaining('rel="next"') as unknown,
    });
  });

  it('are never older than acknowledged writes of any server', async () => {
    let written = 0;
    const seen: string[] = [];
    const write = async (by: TestMember) => {
      for (let n = 0; n < 8; n += 1) {
        await comment(by, post._id, `Comment ${by.name} ${n}`);
        written += 1;
      }
    };
    const read = async (from: TestApp, member?: TestMember) => {
      let last = 0;
      for (let n = 0; n < 30; n += 1) {
        const before = Math.max(written, last);
        const comments = (await firstPost(from, member))?.noOfComments ?? 0;
        if (comments < before + 1) seen.push(`${comments} comments after ${before + 1}`);
        last = comments - 1;
      }
    };
    await Promise.all([
      write(ada),
      write(bob),
      read(server),
      read(other),
      read(server),
      read(other, ada),
      read(other, bob),
    ]);

    expect(seen).toEqual([]);
    expect((await firstPost(other))?.noOfComments).toBe(17);
  });
});

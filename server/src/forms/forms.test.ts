import type { Post, Session } from '@alphazone/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { noFilters, parseFilters, type Filters } from '../filters/filters';
import { createLog } from '../logging/create-log';
import { messages } from '../messages';
import { cookieOf, createFormsApp, own, type FormsApp } from '../testing/forms-app';
import { publish, signUp, testPassword, vote, type TestMember } from '../testing/members';
import { grantRole } from '../testing/roles';
import { addTotp, stopClock } from '../testing/second-factor';
import { localPath } from './local-path';

let filters: Filters;
let logged = '';
let forum: FormsApp;
let ada: TestMember;
let bob: TestMember;
let post: Post;

beforeAll(async () => {
  filters = noFilters;
  forum = await createFormsApp({
    filters: () => filters,
    log: createLog({ level: 'warn', secrets: [] }, { write: (line) => void (logged += line) }),
    settings: { rateLimits: true, trustProxy: true },
  });
  ada = await signUp(forum, 'Ada');
  bob = await signUp(forum, 'Bob');
  post = await publish(ada, { postTitle: 'Roots in water', category: 'Memes' });
});
afterAll(() => forum.close());

const send: FormsApp['send'] = (...form) => forum.send(...form);
const open: FormsApp['open'] = (...page) => forum.open(...page);

const logIn = ({ email }: { email: string }, password = testPassword, headers = {}) =>
  send('/forms/log-in', { email, password }, { ...own, ...headers });

const cookiesIn = ({ headers }: { headers: Record<string, unknown> }) => headers['set-cookie'];

describe('log-in', () => {
  it('sets an HttpOnly, SameSite cookie, and redirects home', async () => {
    const response = await logIn(ada);
    expect([response.statusCode, response.headers.location]).toEqual([303, '/']);
    expect(cookiesIn(response)).toEqual([
      expect.stringMatching(/^session=[\w.-]+; HttpOnly; Path=\/; Max-Age=3600; SameSite=Strict$/),
      'form-session=1; Path=/; Max-Age=3600; SameSite=Strict',
    ]);

    const secure = await logIn(ada, testPassword, { 'x-forwarded-proto': 'https' });
    expect(cookiesIn(secure)).toEqual([
      expect.stringMatching(/^__Host-session=[\w.-]+; HttpOnly; Path=\/; .*; SameSite=Strict; Secure$/),
      expect.stringMatching(/^form-session=1; .*; Secure$/),
    ]);
  });

  it('begins a session with the device and the network of the browser', async () => {
    await logIn(ada, testPassword, {
      'x-forwarded-for': '203.0.113.7',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
    const sessions = await ada.request({ url: '/api/sessions' });
    expect(sessions.json()).toContainEqual(
      expect.objectContaining({ device: 'Firefox on Linux', network: '203.0.113.0/24' }),
    );
  });

  it('is refused on its page, which keeps the input except the password', async () => {
    const { statusCode, body, headers } = await logIn(ada, 'wrong horse 1');
    expect(statusCode).toBe(401);
    expect(body).toContain('/Auth for guests');
    expect(body).toContain('"fields":{"email":"ada@example.org"}');
    expect(body).toContain(messages.wrongCredentials);
    expect(body).not.toContain('wrong horse 1');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(cookiesIn({ headers })).toBeUndefined();
  });

  it('counts wrong passwords like the API', async () => {
    for (let tries = 0; tries < 10; tries += 1)
      await logIn({ email: 'guessed@example.org' }, 'wrong horse 1');
    const { statusCode, headers, body } = await logIn({ email: 'guessed@example.org' }, 'wrong horse 1');
    expect(statusCode).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toContain('"status":429');
  });

  it('asks for the code of a second factor', async () => {
    const gus = await signUp(forum, 'Gus');
    stopClock();
    const [recoveryCode = ''] = (await addTotp(gus)).recoveryCodes;

    const asked = await logIn(gus);
    expect([asked.statusCode, cookiesIn(asked)]).toEqual([401, undefined]);
    const [, challengeId] = /"challenge":{"id":"([\w-]+)","methods":\["code"\]}/.exec(asked.body) ?? [];
    const url = `/forms/code/${challengeId}`;
    const wrong = await send(url, { code: 'AAAA-AAAA' });
    expect([wrong.statusCode, wrong.body]).toEqual([401, expect.stringContaining(`"id":"${challengeId}"`)]);
    expect(wrong.body).not.toContain('AAAA-AAAA');
    const { statusCode, headers } = await send(url, { code: recoveryCode });
    expect([statusCode, headers.location]).toEqual([303, '/']);
  });

  it('ends the previous session', async () => {
    const first = sessionIn(await logIn(bob));
    await send('/forms/log-in', { email: bob.email, password: testPassword }, { ...own, cookie: first });
    expect((await open('/memes', { cookie: first })).body).toContain('/memes for guests');
  });
});

const sessionIn = (response: { headers: Record<string, unknown> }) =>
  String((response.headers['set-cookie'] as string[])[0]?.split(';')[0]);

describe('a form', () => {
  it.each<[string, Record<string, string>]>([
    ['says nothing about its origin', {}],
    ['comes from another site', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' }],
    ['comes from a sibling domain', { 'sec-fetch-site': 'same-site' }],
    ['comes from another origin', { origin: 'https://evil.example' }],
    ['comes from a page without an origin', { origin: 'null' }],
  ])('is refused when it %s', async (_, headers) => {
    const session = { cookie: `session=${ada.token}`, ...headers };
    for (const [url, fields] of [
      ['/forms/log-in', { email: ada.email, password: testPassword }],
      [`/forms/vote/${post._id}`, { value: 'upVote' }],
      [`/forms/comment/${post._id}`, { commentBody: 'Forged.' }],
      ['/forms/log-out', {}],
      ['/forms/session', {}],
    ] as const) {
      const response = await send(url, fields, session);
      expect(response.statusCode).toBe(403);
      expect(cookiesIn(response)).toBeUndefined();
    }
  });

  it('is accepted from a browser that sends only its origin', async () => {
    const headers = { origin: 'http://localhost:80', host: 'localhost:80', cookie: `session=${ada.token}` };
    expect((await send('/forms/vote/unknown', { value: 'upVote' }, headers)).statusCode).toBe(404);
  });

  it('votes, takes the vote back, and returns to its page', async () => {
    const page = '/memes?sort=new#post-1';
    const url = `/forms/vote/${post._id}?page=${encodeURIComponent(page)}`;
    const response = await send(url, { value: 'upVote' }, cookieOf(bob));
    expect([response.statusCode, response.headers.location]).toEqual([303, page]);
    expect((await open('/memes', cookieOf(bob))).body).toContain('"myVote":"upVote"');
    await send(url, { value: 'upVote' }, cookieOf(bob));
    expect((await open('/memes', cookieOf(bob))).body).not.toContain('"myVote":"');

    const guest = await send(url, { value: 'upVote' });
    expect(guest.statusCode).toBe(401);
    expect(guest.body).toContain('/memes?sort=new for guests');
    expect(guest.body).toContain('"fields":{"value":"upVote"}');
  });

  it('comments, or shows its page again with the text', async () => {
    const url = `/forms/comment/${post._id}`;
    const sent = await send(url, { commentBody: 'One.\r\nTwo.' }, cookieOf(bob));
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `/Posts/${post._id}#comments`]);
    expect(cookiesIn(sent)).toBeUndefined();
    const { body } = await forum.request({ url: `/api/posts/${post._id}/comments` });
    expect(body).toContain('"commentBody":"One.\\nTwo."');

    const blank = await send(url, { commentBody: '  ' }, cookieOf(bob));
    expect(blank.statusCode).toBe(400);
    expect(blank.body).toContain(`/Posts/${post._id} for Bob`);
    expect(blank.body).toContain('"fields":{"commentBody":"  "},"missing":["commentBody"]');
    const long = await send(url, { commentBody: 'a'.repeat(5_001) }, cookieOf(bob));
    expect([long.statusCode, long.body]).toEqual([
      400,
      expect.stringContaining('"message":"Must have at most'),
    ]);
    const guest = await send(url, { commentBody: 'Kept.' });
    expect([guest.statusCode, guest.body]).toEqual([401, expect.stringContaining('"commentBody":"Kept."')]);
  });

  it('says on the next page, once, that a comment waits for approval', async () => {
    filters = parseFilters(JSON.stringify({ words: [{ words: ['casino'], action: 'hold' }] }));
    const page = `/Posts/${post._id}`;
    const sent = await send(`/forms/comment/${post._id}`, { commentBody: 'Casino!' }, cookieOf(bob));
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `${page}#comments`]);
    const [held = ''] = [cookiesIn(sent)].flat().map((cookie) => String(cookie));
    expect(held).toBe(`form-held=${post._id}; HttpOnly; Path=${page}; Max-Age=60; SameSite=Strict`);

    const withHeld = { cookie: `${cookieOf(bob).cookie}; ${held.replace(/;.*/, '')}` };
    const busy = await open(`${page}?busy`, withHeld);
    expect([busy.body, cookiesIn(busy)]).toEqual([expect.not.stringContaining('isHeld'), undefined]);
    const next = await open(page, withHeld);
    expect(next.statusCode).toBe(200);
    expect(next.body).toContain(`"postId":"${post._id}"`);
    expect(next.body).toContain('"isHeld":true');
    expect(cookiesIn(next)).toMatch(new RegExp(`^form-held=; HttpOnly; Path=${page}; Max-Age=0`));
    expect((await open(page, cookieOf(bob))).body).not.toContain('isHeld');
  });

  it('of a banned member is refused with the reason, on a page that can be read', async () => {
    const eve = await signUp(forum, 'Eve');
    const mod = await signUp(forum, 'Mona');
    await grantRole(forum.db, mod.id, 'moderator');
    const url = `/api/moderation/members/${eve.id}/sanctions`;
    await mod.request({ method: 'POST', url, payload: { kind: 'ban', days: 3, reason: 'spam' } });

    const { statusCode, body } = await send(
      `/forms/vote/${post._id}?page=/memes`,
      { value: 'upVote' },
      { ...own, cookie: sessionIn(await logIn(eve)) },
    );
    expect(statusCode).toBe(403);
    expect(body).toMatch(/\/memes for Eve.*"status":403.*Spam.*Roots in water/);
  });

  it('is limited per address', async () => {
    const headers = { ...own, 'x-forwarded-for': '203.0.113.60' };
    const statuses = [];
    for (let n = 0; n < 301; n += 1) statuses.push((await send('/forms/log-out', {}, headers)).statusCode);
    expect(statuses).toEqual([...Array<number>(300).fill(303), 429]);
  });

  it('is refused when it is not sent as a form', async () => {
    const headers = { ...cookieOf(bob), 'x-forwarded-for': '203.0.113.61' };
    for (const [url, payload] of [
      ['/forms/log-in', { email: 5 }],
      ['/forms/code/x', { code: 5 }],
      [`/forms/comment/${post._id}`, { commentBody: 5 }],
      [`/forms/vote/${post._id}`, { value: 5 }],
    ] as const) {
      const response = await forum.request({ method: 'POST', url, payload, headers });
      expect([url, response.statusCode, response.json()]).toEqual([
        url,
        415,
        { message: messages.bodyType(['application/x-www-form-urlencoded']), code: 'unsupported_media' },
      ]);
    }
  });

  it('redirects home when its page is given twice', async () => {
    const url = `/forms/vote/${post._id}?page=/memes&page=/news`;
    const { statusCode, headers } = await send(url, { value: 'upVote' }, cookieOf(bob));
    expect([statusCode, headers.location]).toEqual([303, '/']);
  });

  it('redirects home when its address is opened', async () => {
    const { statusCode, headers } = await open('/forms/log-in');
    expect([statusCode, headers.location]).toEqual([303, '/']);
  });
});

describe('a page for a member without scripts', () => {
  it('never shows the data of another member, and is never sent to guests', async () => {
    const members = await Promise.all(['Cleo', 'Dan', 'Finn'].map((name) => signUp(forum, name)));
    const [cleo, dan] = members;
    if (!cleo || !dan) throw new Error('No members.');
    await vote(cleo, post._id, 'upVote');
    await vote(dan, post._id, 'downVote');
    const askers = [...members, undefined, ...members, undefined, ...members];
    const pages = await Promise.all(
      askers.map((asker) => open('/memes?tag=concurrent', asker && cookieOf(asker))),
    );

    for (const [index, { body, headers }] of pages.entries()) {
      const asker = askers[index];
      const myVote = asker === cleo ? 'upVote' : asker === dan ? 'downVote' : undefined;
      expect(body).toContain(`/memes?tag=concurrent for ${asker?.name ?? 'guests'}<`);
      expect(/"myVote":"(\w+)"/.exec(body)?.[1]).toBe(myVote);
      expect(body).not.toMatch(members.map(({ token }) => token).join('|'));
      expect(headers['cache-control']).toBe(asker ? 'private, no-store' : 'no-cache');
      expect(headers.vary).toContain('Cookie');
    }
  });

  it('is that of guests, with a notice, when the renderer is busy', async () => {
    const { statusCode, body, headers } = await open('/memes?busy', cookieOf(ada));
    expect(statusCode).toBe(200);
    expect(body).toContain('/memes?busy for guests');
    expect(body).toContain(messages.pageNotYours);
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await open('/memes?busy')).body).not.toContain(messages.pageNotYours);
    expect(logged).toContain('"path":"/memes","msg":"a page was not rendered for its viewer"');
    expect(logged).not.toContain('?busy');
  });

  it('redirects home from the log-in form', async () => {
    expect((await open('/Auth', cookieOf(ada))).headers.location).toBe('/');
  });
});

it('ends the session at the log-out', async () => {
  const cookie = sessionIn(await logIn(bob));
  const { statusCode, headers } = await send('/forms/log-out', {}, { ...own, cookie });
  expect([statusCode, headers.location]).toEqual([303, '/']);
  const gone = [expect.stringMatching(/^session=; HttpOnly; Path=\/; Max-Age=0/), expect.anything()];
  expect(cookiesIn({ headers })).toEqual(gone);

  // A browser that still has the cookie is a guest, and deletes it.
  const page = await open('/memes', { cookie });
  expect(page.body).toContain('/memes for guests');
  expect(cookiesIn(page)).toEqual(gone);
});

it('hands the session over to scripts, and drops the cookie', async () => {
  const cookie = sessionIn(await logIn(ada));
  const response = await send('/forms/session', {}, { ...own, cookie });
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'set-cookie': [
      expect.stringMatching(/^session=; .*Max-Age=0/),
      expect.stringMatching(/^form-session=; /),
    ],
  });
  const { token, result } = response.json<Session>();
  expect(result).toEqual({ _id: ada.id, name: 'Ada' });
  const sessions = await forum.request({
    url: '/api/sessions',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(sessions.statusCode).toBe(200);

  expect((await send('/forms/session')).statusCode).toBe(401);
});

it('gives the cookie no meaning for the API: only pages and forms read it', async () => {
  expect((await forum.request({ url: '/api/sessions', headers: cookieOf(ada) })).statusCode).toBe(401);
});

it.each([
  ['/memes?sort=new#post-1', '/memes?sort=new#post-1'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/.//evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['memes', '/'],
  [undefined, '/'],
  [['/memes', '/news'], '/'],
])('returns only to pages of the forum: %j', (target, path) => {
  expect(localPath(target)).toBe(path);
});

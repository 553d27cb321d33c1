import type { Post, User } from '@alphazone/client';
import { generateMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createChat } from '../chat/chat';
import { announceNothing } from '../outcome/announce';
import { newId } from '../database/ids';
import { countBlocked } from '../testing/blocked-transactions';
import { comment, publish, requestPost, signUp, testPassword, type TestMember } from '../testing/members';
import { mention } from '../testing/notifications';
import { createTestApp, type TestApp } from '../testing/test-app';
import { defaultFilters, noFilters, parseFilters, type Filters } from './filters';
import { checkText, rememberTexts } from './check-text';
import { filterMessages } from './filter-messages';
import { findStaffNames } from './filters-repository';

let server: TestApp;
let ada: TestMember;
let bob: TestMember;
let filters: Filters;
let now = new Date();

beforeAll(async () => {
  filters = noFilters;
  server = await createTestApp({ filters: () => filters, now: () => now });
  [ada, bob] = [await signUp(server, 'Ada'), await signUp(server, 'Bob')];
});
beforeEach(async () => {
  now = new Date();
  filters = defaultFilters;
  await server.db.deleteFrom('recent_texts').execute();
});
afterEach(() => {
  filters = noFilters;
});
afterAll(() => server.close());

const refusalOf = async (member: TestMember, fields: Record<string, unknown>) => {
  const response = await requestPost(member, fields);
  return response.statusCode === 400 ? response.json<{ message: string }>().message : undefined;
};

const say = (text: string) =>
  createChat({ db: server.db, announce: announceNothing, rateLimits: false, filters: () => filters }).say(
    bob.id,
    { text },
  );

const update = (member: TestMember, payload: object) =>
  member.request({ method: 'PATCH', url: `/api/users/update/${member.id}`, payload });

describe('words and patterns', () => {
  beforeEach(() => {
    filters = parseFilters(
      JSON.stringify({
        words: [{ words: ['Žluťoučký', 'free coins', '免费 比特币'], action: 'refuse' }],
        patterns: [
          { pattern: 'whats ?app\\W*\\+?\\d+', action: 'refuse' },
          { pattern: '(a+)+$', action: 'refuse', message: 'No screams.' },
        ],
      }),
    );
  });

  it.each([
    ['a zlutoucky horse', filterMessages.word('zlutoucky')],
    ['FREE   coins!', filterMessages.word('free coins')],
    ['Text me: WhatsApp +123', filterMessages.pattern('WhatsApp +123')],
    ['Aaaaa', 'No screams.'],
    ['fr\u200bee\u00ad coi\u2060ns', filterMessages.word('free coins')],
    ['Wha\u200dtsapp +123', filterMessages.pattern('Whatsapp +123')],
    ['freecoins, carefree coins', undefined],
    ['这里有免费比特币', filterMessages.word('免费 比特币')],
  ])('judge %s', async (postBody, refusal) => {
    expect(await refusalOf(bob, { postBody })).toBe(refusal);
  });

  it('name the field', async () => {
    const response = await requestPost(bob, { postTitle: 'Free coins' });

    expect(response.json()).toMatchObject({ code: 'text_refused', details: [{ field: 'postTitle' }] });
    expect((await requestPost(bob, { postTags: ['harmless', 'Žluťoučký'] })).json()).toMatchObject({
      code: 'text_refused',
      details: [{ field: 'postTags' }],
    });
    const mediaUrls = [
      'https://a.example/1.png',
      { url: 'https://b.example/free-coins.png', type: 'image/png' },
    ];
    expect((await requestPost(bob, { mediaUrls })).json()).toMatchObject({
      code: 'text_refused',
      details: [{ field: 'mediaUrls' }],
    });
  });

  it('apply to comments, chat, profiles and sign-up', async () => {
    const post = await publish(ada);
    const commented = await bob.request({
      method: 'POST',
      url: `/comment/${post._id}`,
      payload: { commentBody: 'free coins', userCommented: 'Bob', userId: bob.id, noOfComments: 1 },
    });
    const signedUp = await server.request({
      method: 'POST',
      url: '/api/users/signup',
      payload: { name: 'Free Coins', username: 'coins', email: 'x@example.org', password: testPassword },
    });

    expect(commented.statusCode).toBe(400);
    expect(await say('free coins')).toEqual({ ok: false, message: filterMessages.word('free coins') });
    expect((await update(bob, { about: 'free coins' })).statusCode).toBe(400);
    expect((await update(bob, { socialLinks: { x: 'https://x.example/free/coins' } })).statusCode).toBe(400);
    expect(signedUp.json()).toMatchObject({ code: 'text_refused', details: [{ field: 'name' }] });
  });
});

it('refuses more than two links of newcomers only', async () => {
  const postBody = 'https://a.example http://b.example www.c.example';

  expect(await refusalOf(bob, { postBody })).toBe(filterMessages.links(2));
  expect(await refusalOf(bob, { mediaUrls: postBody.replace('www', 'https://www').split(' ') })).toBe(
    filterMessages.links(2),
  );
  expect(await refusalOf(bob, { postBody: 'https://a.example http://b.example' })).toBeUndefined();
  const socialLinks = { x: 'https://a.example', telegram: 'https://b.example', discord: 'https://c.example' };
  expect((await update(bob, { socialLinks })).statusCode).toBe(200);

  await server.db.updateTable('users').set({ posts_count: 3 }).where('id', '=', bob.id).execute();
  expect(await refusalOf(bob, { postBody })).toBe(filterMessages.links(2));
  now = new Date(Date.now() + 25 * 60 * 60_000);
  expect(await refusalOf(bob, { postBody })).toBeUndefined();
});

describe('a duplicate', () => {
  const long = 'The same words again and again, which nobody wants to read a second time here.';

  it('is refused within a day, in any case and punctuation, of any member', async () => {
    const post = await publish(ada, { postBody: long });

    expect(await refusalOf(bob, { postBody: long.toUpperCase().replace(',', '!') })).toBe(
      filterMessages.duplicate,
    );
    await expect(comment(bob, post._id, long)).rejects.toThrow(filterMessages.duplicate);
    expect(await say(long)).toMatchObject({ ok: false });
    now = new Date(Date.now() + 25 * 60 * 60_000);
    expect(await refusalOf(bob, { postBody: long })).toBeUndefined();
  });

  it('is refused when both arrive together', async () => {
    const statuses = await Promise.all([ada, bob].map((member) => requestPost(member, { postBody: long })));

    expect(statuses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
  });

  it('is refused while another transaction stores the first one', async () => {
    const post = await publish(ada);

    const { later } = await server.db.transaction().execute(async (transaction) => {
      const text = { writerId: ada.id, fields: { text: long }, unique: 'text' as const };
      const { hash } = await checkText(transaction, text, { filters: () => filters, now });
      const pending = refusalOf(bob, { postBody: long });
      await expect.poll(() => countBlocked(server.db)).toBe(1);
      await rememberTexts(transaction, [{ hash, postId: post._id }], now);
      return { later: pending };
    });

    expect(await later).toBe(filterMessages.duplicate);
  });

  it('is accepted when the first one was refused or has been deleted', async () => {
    const unknownZone = await ada.request({
      method: 'POST',
      url: '/posts/CreatePost',
      payload: {
        postTitle: 'T',
        postBody: long,
        postTags: ['t'],
        userPosted: 'Ada',
        userId: ada.id,
        category: 'Nowhere',
      },
    });
    expect(unknownZone.statusCode).toBe(400);
    const post = await publish(ada, { postBody: long });
    await ada.request({ method: 'DELETE', url: `/posts/delete/${post._id}` });

    expect(await refusalOf(bob, { postBody: long })).toBeUndefined();
  });

  it('may be short', async () => {
    await comment(bob, (await publish(ada))._id, 'gm');

    expect(await refusalOf(bob, { postBody: 'gm' })).toBeUndefined();
  });
});

it('refuses too many mentions', async () => {
  expect(await refusalOf(bob, { postBody: mention(ada).repeat(11) })).toBe(filterMessages.mentions(10));
  expect(await refusalOf(bob, { postBody: mention(ada).repeat(10) })).toBeUndefined();
});

it('refuses names that imitate the staff, except of the staff', async () => {
  await server.db
    .insertInto('roles')
    .values({ id: newId(), user_id: ada.id, role: 'administrator', granted_on: now })
    .execute();
  const refused = { statusCode: 400 };
  const signedUp = await server.request({
    method: 'POST',
    url: '/api/users/signup',
    payload: { name: 'Аdа', username: 'someone', email: 'imitator@example.org', password: testPassword },
  });

  expect(signedUp).toMatchObject(refused);
  expect(signedUp.json()).toMatchObject({ message: filterMessages.name, details: [{ field: 'name' }] });
  expect(await update(bob, { name: 'Аdа' })).toMatchObject(refused);
  expect(await update(bob, { username: 'Admin' })).toMatchObject(refused);
  expect(await update(ada, { name: 'Admin Ada' })).toMatchObject({ statusCode: 200 });
  await server.db.deleteFrom('roles').execute();
});

it('refuses reserved names, even without filters, but lets members keep theirs', async () => {
  filters = noFilters;
  const refused = { statusCode: 400 };
  await server.db.updateTable('users').set({ username: 'system' }).where('id', '=', bob.id).execute();
  const signedUp = await server.request({
    method: 'POST',
    url: '/api/users/signup',
    payload: { name: 'Test Forum Team', username: 'x1', email: 'x1@example.org', password: testPassword },
  });

  expect(signedUp).toMatchObject(refused);
  expect(signedUp.json()).toMatchObject({ message: filterMessages.reservedName });
  expect(await update(bob, { name: 'Bob', username: 'system' })).toMatchObject({ statusCode: 200 });
  expect(await update(bob, { username: 'root' })).toMatchObject(refused);
  await server.db.updateTable('users').set({ username: bob.username }).where('id', '=', bob.id).execute();
});

it('masks recovery phrases in all that is stored', async () => {
  filters = noFilters;
  const words = generateMnemonic(wordlist).split(' ');
  const phrase = words.join(' ');
  const post = await publish(bob, { postTitle: `Mine: ${phrase}`, postBody: `My wallet: ${phrase}.` });
  const commented = await comment(bob, post._id, phrase);
  await say(phrase);
  await bob.request({
    method: 'POST',
    url: '/api/reports',
    payload: { target: 'member', id: ada.id, reason: 'spam', text: `He has ${phrase}` },
  });
  await update(bob, { about: phrase, name: `B ${'0'.repeat(10)}` });

  const [stored] = (await server.request({ url: `/posts/get?id=${post._id}` })).json<Post[]>();
  expect(stored?.postBody).toBe('My wallet: [hidden: looked like a recovery phrase].');
  expect(commented.commentBody).toBe('[hidden: looked like a recovery phrase]');
  const tables = [
    'posts',
    'comments',
    'chat_messages',
    'users',
    'notifications',
    'recent_texts',
    'reports',
  ] as const;
  for (const table of tables) {
    const rows = JSON.stringify(await server.db.selectFrom(table).selectAll().execute());
    expect(rows).not.toContain(words.slice(0, 3).join(' '));
  }
  const shown = (await server.request({ url: `/api/users/${bob.id}` })).json<User>();
  expect(shown.about).toBe('[hidden: looked like a recovery phrase]');
  expect((await requestPost(bob, {})).statusCode).toBe(201);
  const inTags = await bob.request({
    method: 'POST',
    url: '/posts/CreatePost',
    payload: {
      postTitle: 'T',
      postBody: 'B',
      postTags: words,
      userPosted: 'Bob',
      userId: bob.id,
      category: 'News',
    },
  });
  expect(inTags.json()).toMatchObject({ message: filterMessages.secretInTags });
  // A mask would break an address.
  const address = 'https://x.example/KwDiBf89QgGbjEhKnhXJuH7LrciVrZi3qYjgd9M7rFU73sVHnoWn';
  for (const refused of [
    await requestPost(bob, { mediaUrls: [address] }),
    await requestPost(bob, { mediaUrls: [`https://x.example/?q=${words.join('%20')}`] }),
    await update(bob, { socialLinks: { x: address } }),
    await update(bob, {
      socialLinks: {
        x: `https://x.example/${words.slice(0, 6).join('%20')}`,
        discord: `https://x.example/${words.slice(6).join('%20')}`,
      },
    }),
  ])
    expect(refused.json()).toMatchObject({ code: 'text_refused', message: filterMessages.secretInAddress });
});

it('finds the names of the staff without reading all members', async () => {
  const { before, after } = await server.db.transaction().execute(async (transaction) => {
    const countScans = async () =>
      (
        await sql<{ scans: string }>`
          select seq_scan::text as scans from pg_stat_xact_user_tables where relname = 'users'`.execute(
          transaction,
        )
      ).rows;
    // With so few members, PostgreSQL would prefer to read them all.
    await sql`set local enable_seqscan = off`.execute(transaction);
    await sql`discard plans`.execute(transaction);
    const earlier = await countScans();
    await findStaffNames(transaction);
    return { before: earlier, after: await countScans() };
  });

  expect(after).toEqual(before);
});

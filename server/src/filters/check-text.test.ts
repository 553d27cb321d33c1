import type { components, Post, User } from '@alphazone/client';
import { generateMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { newId } from '../database/ids';
import { createChat } from '../chat/chat';
import { comment, publish, signUp, testPassword, type TestMember } from '../testing/members';
import { sql } from 'kysely';
import { keptCounts } from '../testing/kept-counts';
import { grantRole } from '../testing/roles';
import { mention, notificationsOf, unreadOf } from '../testing/notifications';
import { createTestApp, type TestApp } from '../testing/test-app';
import { defaultFilters, noFilters, parseFilters, type Filters } from './filters';
import { filterMessages } from './filter-messages';

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

const send = (
  member: TestMember,
  fields: Partial<Record<'postTitle' | 'postBody', string> & { postTags: string[] }>,
) =>
  member.request({
    method: 'POST',
    url: '/posts/CreatePost',
    payload: {
      postTitle: 'Halving day',
      postBody: 'It is close.',
      postTags: ['bitcoin'],
      mediaUrls: [],
      userPosted: member.name,
      userId: member.id,
      category: 'Cryptocurrency',
      ...fields,
    },
  });

const refusalOf = async (member: TestMember, fields: Parameters<typeof send>[1]) => {
  const response = await send(member, fields);
  return response.statusCode === 400 ? response.json<{ message: string }>().message : undefined;
};

const say = (text: string) =>
  createChat({ db: server.db, rateLimits: false, filters: () => filters }).say(bob.id, { text });

const update = (member: TestMember, payload: object) =>
  member.request({ method: 'PATCH', url: `/api/users/update/${member.id}`, payload });

describe('words and patterns', () => {
  beforeEach(() => {
    filters = parseFilters(
      JSON.stringify({
        words: [{ words: ['Žluťoučký', 'free coins'], action: 'refuse' }],
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
  ])('judge %s', async (postBody, refusal) => {
    expect(await refusalOf(bob, { postBody })).toBe(refusal);
  });

  it('name the field', async () => {
    const response = await send(bob, { postTitle: 'Free coins' });

    expect(response.json()).toMatchObject({ code: 'text_refused', details: [{ field: 'postTitle' }] });
    expect((await send(bob, { postTags: ['harmless', 'Žluťoučký'] })).json()).toMatchObject({
      code: 'text_refused',
      details: [{ field: 'postTags' }],
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
    const statuses = await Promise.all([ada, bob].map((member) => send(member, { postBody: long })));

    expect(statuses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
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

describe('held and reported texts', () => {
  let mod: TestMember;
  beforeAll(async () => {
    mod = await signUp(server, 'Mona');
    await grantRole(server.db, mod.id, 'moderator');
  });
  beforeEach(async () => {
    await sql`truncate cases cascade`.execute(server.db);
    await server.db.deleteFrom('notifications').execute();
    filters = parseFilters(
      JSON.stringify({
        words: [
          { words: ['casino'], action: 'hold' },
          { words: ['bonus'], action: 'report' },
        ],
        names: { action: 'report', words: ['boss'] },
      }),
    );
  });

  const cases = async () =>
    (await mod.request({ url: '/api/moderation/cases' }))
      .json<components['schemas']['Case'][]>()
      .map(({ target, targetId }) => [target, targetId]);
  const decide = async (decision: 'approve' | 'remove', kind: 'post' | 'comment', _id: string) => {
    const payload = { kind: decision, target: { kind, _id }, reason: 'other' };
    const response = await mod.request({ method: 'POST', url: '/api/moderation/content', payload });
    expect(response.statusCode).toBe(200);
    return response.json<{ _id: string }>()._id;
  };
  const approve = (kind: 'post' | 'comment', _id: string) => decide('approve', kind, _id);
  const restore = async (decision: string) => {
    const url = `/api/moderation/content/restore/${decision}`;
    expect((await mod.request({ method: 'POST', url })).statusCode).toBe(200);
  };
  /** Kinds, without rewards and decisions. */
  const notifiedOf = async (member: TestMember) =>
    (await notificationsOf(member)).map(({ type }) => type).filter((type) => type !== 'other');
  const xpOf = async ({ id }: TestMember) =>
    (await server.request({ url: `/api/users/${id}` })).json<User>().xp;
  const countOf = async (id: string) =>
    (await server.request({ url: `/api/users/${id}` })).json<User>().postsCount;

  it('hold a post: in the queue, unannounced, hidden from other members', async () => {
    const before = await countOf(bob.id);
    const response = await send(bob, { postBody: `${mention(ada)} Casino!` });
    const held = response.json<Post>();

    expect(response.statusCode).toBe(201);
    expect(held.hidden).toBe('held');
    expect((await server.request({ url: `/posts/get?id=${held._id}` })).json()).toEqual([]);
    expect((await server.request({ url: '/posts/get?limit=5' })).body).not.toContain(held._id);
    expect(await countOf(bob.id)).toBe(before);
    expect(await cases()).toEqual([['post', held._id]]);
    expect((await notificationsOf(ada)).map(({ type }) => type)).not.toContain('mention');
    await approve('post', held._id);
    expect((await server.request({ url: `/posts/get?id=${held._id}` })).json()).toMatchObject([
      { postTitle: held.postTitle },
    ]);
    expect(await countOf(bob.id)).toBe((before ?? 0) + 1);
    expect((await notificationsOf(ada)).map(({ type }) => type)).toContain('mention');
    const { kept, counted } = await keptCounts(server.db);
    expect(kept).toEqual(counted);
  });

  it('hold a comment and a chat message, and say so', async () => {
    const post = await publish(ada);
    const commented = await comment(bob, post._id, 'casino');
    const said = await say('casino');

    expect(commented.hidden).toBe('held');
    expect(said).toEqual({ ok: false, message: filterMessages.chatHeld });
    expect((await cases()).map(([target]) => target).sort()).toEqual(['chat message', 'comment']);
    expect((await server.request({ url: '/api/globalchat/history' })).body).not.toContain('casino');
    expect((await notificationsOf(ada)).map(({ type }) => type)).not.toContain('reply');
    const [read] = (await server.request({ url: `/posts/get?id=${post._id}` })).json<Post[]>();
    expect(read?.noOfComments).toBe(0);
    expect(server.published.at(-1)).toMatchObject({ _id: post._id, noOfComments: 0 });

    await approve('comment', commented._id);
    expect((await notificationsOf(ada)).map(({ type }) => type)).toContain('reply');
    expect(server.published.at(-1)).toMatchObject({ _id: post._id, noOfComments: 1 });
  });

  it('notify once for each approval, and not while an approval is taken back', async () => {
    const cy = await signUp(server, 'Cy');
    await server.db.updateTable('users').set({ referred_by: bob.id }).where('id', '=', cy.id).execute();
    const { _id } = (await send(bob, { postBody: `${mention(ada)} Casino!` })).json<Post>();
    const own = await publish(ada);
    const { _id: commentId } = await comment(bob, own._id, `casino, ${mention(cy)}`);
    const all = async () => [await notifiedOf(ada), await notifiedOf(cy)];
    const none = await all();

    const approveBoth = async () => [await approve('post', _id), await approve('comment', commentId)];
    const restoreAll = async (decisions: readonly string[]) => {
      for (const decision of decisions) await restore(decision);
    };

    const first = await approveBoth();
    const approved = await all();
    expect([none, approved]).toEqual([
      [[], []],
      [
        ['reply', 'mention'],
        ['mention', 'new_post'],
      ],
    ]);
    await comment(bob, _id, `For ${mention(cy)}.`);
    const unread = await unreadOf(ada);
    await restoreAll(first);
    expect(await all()).toEqual([[], ['mention']]);
    expect(server.notified.findLast(({ userId }) => userId === ada.id)?.count).toBe(unread - 2);

    const second = await approveBoth();
    const again = [
      ['reply', 'mention'],
      ['mention', 'new_post', 'mention'],
    ];
    expect(await all()).toEqual(again);

    // An earlier release kept the notifications.
    const kept = await server.db
      .selectFrom('notifications')
      .selectAll()
      .where('sender_id', '=', bob.id)
      .execute();
    await restoreAll(second);
    const ids = kept.map(({ id }) => id);
    await server.db.deleteFrom('notifications').where('id', 'in', ids).execute();
    await server.db.insertInto('notifications').values(kept).execute();
    await approveBoth();
    expect(await all()).toEqual(again);
  });

  it('are announced and paid when a removal is restored, not when it is undone', async () => {
    const other = await signUp(server, 'Otto');
    await grantRole(server.db, other.id, 'moderator');
    const dee = await signUp(server, 'Dee');
    const { _id } = (await send(dee, { postBody: `${mention(ada)} Casino!` })).json<Post>();
    const own = await publish(ada);
    const { _id: commentId } = await comment(dee, own._id, 'casino');
    const state = async () => [await notifiedOf(ada), await xpOf(dee)];
    const [, xp] = await state();

    await restore(await decide('remove', 'comment', commentId));
    expect(await state()).toEqual([[], xp]);

    const removal = await decide('remove', 'comment', commentId);
    now = new Date(now.getTime() + 61_000);
    await restore(removal);
    const [kinds, paid] = await state();
    expect(kinds).toEqual(['reply']);
    expect(paid).toBeGreaterThan(Number(xp));

    const appealed = await decide('remove', 'post', _id);
    const step = (member: TestMember, name: string, fields: object) =>
      member.request({ method: 'POST', url: `/api/decisions/${appealed}/${name}`, payload: fields });
    await step(dee, 'appeal', { version: 0, text: 'It is a film.' });
    await step(other, 'review', { version: 1 });
    expect((await step(other, 'restore', { version: 2 })).statusCode).toBe(200);
    expect(await notifiedOf(ada)).toEqual(['mention', 'reply']);
    expect(await xpOf(dee)).toBeGreaterThan(Number(paid));
  });

  it('report a post that all can see, and a member for the name', async () => {
    const post = await publish(bob, { postBody: 'A bonus.' });
    const named = await update(bob, { name: 'Big Boss' });

    expect(named.statusCode).toBe(200);
    expect(await cases()).toEqual(
      expect.arrayContaining([
        ['post', post._id],
        ['member', bob.id],
      ]),
    );
    expect((await server.request({ url: `/posts/get?id=${post._id}` })).json()).toHaveLength(1);
  });

  it('refuse a profile instead of holding it, because profiles are not approved', async () => {
    expect((await update(bob, { about: 'casino' })).statusCode).toBe(400);
    const tags = await update(bob, { tags: ['defi', 'casino'] });
    expect(tags.json()).toMatchObject({ details: [{ field: 'tags' }] });
  });

  it('report a new member', async () => {
    const boss = await signUp(server, 'Boss');

    expect(await cases()).toEqual([['member', boss.id]]);
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
  expect((await send(bob, {})).statusCode).toBe(201);
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
});

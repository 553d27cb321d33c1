import { randomUUID } from 'node:crypto';

import type { Post } from '@alphazone/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { buildApp } from '../app';
import { createChat } from '../chat/chat';
import { announceNothing } from '../outcome/announce';
import { parseFilters } from '../filters/filters';
import { findWriters } from '../newcomers/writers-repository';
import { storeStaffSecondFactor } from '../second-factor/staff-repository';
import { countBlocked } from '../testing/blocked-transactions';
import { checkedInject } from '../testing/checked-inject';
import { multipart, testFiles } from '../testing/files';
import { comment, publish, signUp, vote, type TestMember } from '../testing/members';
import { grantRole } from '../testing/roles';
import { createTestApp, type TestApp } from '../testing/test-app';
import { megabyte } from '../uploads/media-limits';

import { defaultMemberLimits, parseMemberLimits, type LimitKind, type MemberLimits } from './member-limits';

const start = new Date('2026-01-05T10:00:00Z');
const hour = 3_600_000;

let now: Date;
let limits: MemberLimits;
let server: TestApp;
let author: TestMember;
let post: Post;
let count = 0;

beforeAll(async () => {
  now = start;
  limits = defaultMemberLimits;
  server = await createTestApp({ now: () => now, memberLimits: () => limits });
  author = await signUp(server, 'Author');
  post = await publish(author);
});
beforeEach(() => {
  limits = defaultMemberLimits;
});
afterAll(() => server.close());

/** Joined just now. */
const signUpNewcomer = () => signUp(server, `Newcomer${(count += 1)}`);

async function signUpMember(): Promise<TestMember> {
  const member = await signUpNewcomer();
  await sql`update users set joined_on = ${new Date(now.getTime() - 25 * hour)}, posts_count = 3 where id = ${member.id}`.execute(
    server.db,
  );
  return member;
}

const draft = (member: TestMember, fields: object = {}) => ({
  postTitle: `Title ${(count += 1)}`,
  postBody: `Body ${count}`,
  postTags: ['news'],
  mediaUrls: [],
  userPosted: member.name,
  userId: member.id,
  category: 'Memes',
  ...fields,
});
const create = (member: TestMember, fields?: object) =>
  member.request({ method: 'POST', url: '/posts/CreatePost', payload: draft(member, fields) });
const upload = (member: TestMember, content = testFiles.png) =>
  member.request({
    method: 'POST',
    url: '/api/upload/file',
    ...multipart({ name: 'file', content, filename: 'x.png' }),
  });
const undecodable = testFiles.png.subarray(0, 60);

describe('a newcomer’s allowance', () => {
  it('is refused with a retry time, and allowed once it has passed', async () => {
    const ada = await signUpNewcomer();
    for (let n = 0; n < 3; n += 1) expect((await create(ada)).statusCode).toBe(201);

    const refused = await create(ada);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('1800');
    expect(refused.json()).toMatchObject({
      message: 'You can publish a post again in 30 minutes. New members have lower limits.',
    });

    now = new Date(now.getTime() + hour / 2);
    expect((await create(ada)).statusCode).toBe(201);
    expect((await create(ada)).statusCode).toBe(429);
  });

  it('is not used up by requests refused for another reason', async () => {
    const ada = await signUpNewcomer();
    for (let n = 0; n < 5; n += 1) expect((await create(ada, { category: 'Nowhere' })).statusCode).toBe(400);
    expect((await create(ada)).statusCode).toBe(201);

    const missing = '0193a1b2-0000-7000-8000-000000000001';
    limits = withAllowance('votes', 1);
    expect((await vote(ada, missing)).statusCode).toBe(404);
    expect((await vote(ada, post._id)).statusCode).toBe(200);
    expect((await vote(ada, post._id)).statusCode).toBe(429);
  });

  it('covers comments, mentions, links, chat messages and uploads', async () => {
    const ada = await signUpNewcomer();
    limits = withAllowance('comments', 1);
    await comment(ada, post._id);
    await expect(comment(ada, post._id, 'Once more.')).rejects.toThrow('You can comment again in 1 hour');

    limits = withAllowance('mentions', 1);
    const mention = `@[Author](${author.id})`;
    expect((await create(ada, { postBody: `Once ${mention}` })).statusCode).toBe(201);
    const refused = await create(ada, { postBody: `Twice ${mention}` });
    expect(refused.json()).toMatchObject({ message: expect.stringContaining('mention members') as string });
    expect((await create(ada, { postBody: 'Without a mention' })).statusCode).toBe(201);

    limits = withAllowance('links', 2);
    const link = 'https://a.example';
    const bob = await signUpNewcomer();
    expect((await create(bob, { postBody: `First ${link}` })).statusCode).toBe(201);
    await comment(bob, post._id, `Second ${link}`);
    await expect(comment(bob, post._id, `Third ${link}`)).rejects.toThrow('You can post links again in');
    const tooMany = await create(await signUpMember(), { postBody: `Three ${link} ${link} ${link}` });
    expect(tooMany.statusCode).toBe(400);
    expect(tooMany.json()).toMatchObject({ message: 'This exceeds the limit of 2 links.' });
    const pictures = await create(await signUpMember(), { postBody: link, mediaUrls: [link, link] });
    expect(pictures.json()).toMatchObject({ message: 'This exceeds the limit of 2 links.' });

    limits = withAllowance('uploads', 1);
    expect((await upload(ada)).statusCode).toBe(201);
    expect((await upload(ada)).statusCode).toBe(429);

    limits = withAllowance('chat messages', 1);
    const chat = createChat({
      db: server.db,
      announce: announceNothing,
      rateLimits: false,
      memberLimits: () => limits,
    });
    expect(await chat.say(ada.id, { text: 'One' })).toMatchObject({ ok: true });
    expect(await chat.say(ada.id, { text: 'Two' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('write in the chat again') as string,
    });
    limits = withAllowance('links', 1);
    const { id } = await signUpNewcomer();
    expect(await chat.say(id, { text: `One ${link}` })).toMatchObject({ ok: true });
    expect(await chat.say(id, { text: `Two ${link}` })).toMatchObject({
      ok: false,
      message: expect.stringContaining('post links again') as string,
    });
  });

  it('refuses only the chat messages over it of those that arrive together', async () => {
    const ada = await signUpNewcomer();
    const bob = await signUpNewcomer();
    const chat = createChat({
      db: server.db,
      announce: announceNothing,
      rateLimits: false,
      memberLimits: () => limits,
    });
    const say = async (member: TestMember, texts: readonly string[]) =>
      (await Promise.all(texts.map((text) => chat.say(member.id, { text })))).map(({ ok }) => ok);

    limits = withAllowance('chat messages', 2);
    expect(await say(ada, ['One', 'Two', 'Three', 'Four'])).toEqual([true, true, false, false]);

    limits = withAllowance('links', 2);
    const links = (count: number) => 'https://a.example '.repeat(count);
    expect(await say(bob, [links(1), links(3), 'None', links(2), `Last ${links(1)}`])).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  it('is not used up by chat messages that are repeated or refused', async () => {
    const ada = await signUpNewcomer();
    limits = withAllowance('chat messages', 2);
    const filters = parseFilters(JSON.stringify({ words: [{ words: ['moonshot'], action: 'refuse' }] }));
    const chat = createChat({
      db: server.db,
      announce: announceNothing,
      rateLimits: false,
      filters: () => filters,
      memberLimits: () => limits,
    });
    const first = { text: 'One', idempotencyKey: randomUUID() };
    const texts = [first, first, { text: 'Moonshot' }, { text: 'Two' }, { text: 'Three' }];

    const acks = [];
    for (const text of texts) acks.push(await chat.say(ada.id, text));

    expect(acks.map(({ ok }) => ok)).toEqual([true, true, false, true, false]);
    expect(acks[4]).toMatchObject({ message: expect.stringContaining('write in the chat again') as string });
  });

  it('holds over all servers of a database', async () => {
    const ada = await signUpNewcomer();
    limits = withAllowance('posts', 2);
    const other = await buildApp({
      settings: server.settings,
      db: server.db,
      now: () => now,
      memberLimits: () => limits,
    });
    const createThere = () =>
      checkedInject(other, {
        method: 'POST',
        url: '/posts/CreatePost',
        headers: { authorization: `Bearer ${ada.token}` },
        payload: draft(ada),
      });

    const statuses = [];
    for (const send of [createThere, () => create(ada), createThere, () => create(ada)])
      statuses.push((await send()).statusCode);
    await other.close();
    expect(statuses).toEqual([201, 201, 429, 429]);
  });

  it('holds for writes that arrive together', async () => {
    const members = await Promise.all([signUpNewcomer(), signUpNewcomer()]);
    const responses = await Promise.all(
      members.flatMap((member) => Array.from({ length: 5 }, () => create(member))),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(6);
  });
});

it('gives members who have contributed more, and staff everything', async () => {
  limits = {
    ...defaultMemberLimits,
    allowances: {
      ...defaultMemberLimits.allowances,
      posts: { newcomer: { atOnce: 1, anHour: 1 }, member: { atOnce: 2, anHour: 1 } },
    },
  };
  const member = await signUpMember();
  const staff = await signUpNewcomer();
  await grantRole(server.db, staff.id, 'moderator', 'Memes');

  const published = async (who: TestMember) => {
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await create(who)).statusCode);
    return statuses.filter((status) => status === 201).length;
  };
  expect(await published(member)).toBe(2);
  expect(await published(staff)).toBe(4);

  await storeStaffSecondFactor(server.db, true);
  const unproved = await signUpNewcomer();
  await grantRole(server.db, unproved.id, 'moderator', 'Memes');
  expect(await published(unproved)).toBe(1);
  await storeStaffSecondFactor(server.db, false);
});

it('takes nothing from staff, whom it would otherwise stop once they lose their role', async () => {
  const staff = await signUpNewcomer();
  await grantRole(server.db, staff.id, 'moderator', 'Memes');
  limits = withAllowance('posts', 1);
  for (let n = 0; n < 3; n += 1) expect((await create(staff)).statusCode).toBe(201);
  await server.db.deleteFrom('roles').where('user_id', '=', staff.id).execute();

  expect((await create(staff)).statusCode).toBe(201);
  expect((await create(staff)).statusCode).toBe(429);
});

it('counts a member as a newcomer until three unremoved posts and comments', async () => {
  const ada = await signUpNewcomer();
  const { _id } = await comment(ada, post._id, 'One.');
  await comment(ada, post._id, 'Two.');
  await comment(ada, post._id, 'Three.');
  now = new Date(now.getTime() + 25 * hour);
  const hide = (hidden: 'removed' | 'held' | null) =>
    server.db.updateTable('comments').set({ hidden }).where('id', '=', _id).execute();
  const voted = async (id: string) => (await vote(ada, id)).statusCode;
  limits = {
    ...defaultMemberLimits,
    allowances: {
      ...defaultMemberLimits.allowances,
      votes: { newcomer: { atOnce: 1, anHour: 1 }, member: { atOnce: 3, anHour: 1 } },
    },
  };
  const other = await publish(author, { postTitle: 'Another' });

  await hide('removed');
  expect([await voted(post._id), await voted(other._id)]).toEqual([200, 429]);
  expect(await findWriters(server.db, [ada.id], 3)).toMatchObject([{ contributions: 2 }]);
  await hide('held');
  expect(await voted(other._id)).toBe(429);
  await hide(null);
  expect(await voted(other._id)).toBe(200);
});

it('refuses uploads without allowance or storage before it decodes them', async () => {
  const [ada, bob] = [await signUpNewcomer(), await signUpNewcomer()];
  limits = withAllowance('uploads', 1);
  for (let n = 0; n < 3; n += 1) expect((await upload(ada, undecodable)).statusCode).toBe(415);
  expect((await upload(ada)).statusCode).toBe(201);
  expect((await upload(ada, undecodable)).statusCode).toBe(429);

  await sql`insert into uploads (id, owner_id, mime, extension, bytes)
    values (gen_random_uuid(), ${bob.id}, 'image/png', 'png', ${200 * megabyte})`.execute(server.db);
  expect((await upload(bob, undecodable)).statusCode).toBe(403);
});

it('uses nothing for the picture of a refused profile', async () => {
  const ada = await signUpNewcomer();
  limits = withAllowance('uploads', 1);
  const update = (username: string) =>
    ada.request({
      method: 'PATCH',
      url: `/api/users/update/${ada.id}`,
      ...multipart(
        { name: 'username', content: username },
        { name: 'profilePicture', content: testFiles.png, filename: 'x.png' },
      ),
    });

  const refused = await server.db.transaction().execute(async (transaction) => {
    // Taken while the picture is decoded: before that, the name is refused without a picture.
    await sql`update users set username = 'quicker' where id = ${author.id}`.execute(transaction);
    const waiting = update('quicker');
    await expect.poll(() => countBlocked(server.db)).toBe(1);
    return [waiting];
  });
  expect((await refused[0])?.statusCode).toBe(409);
  expect((await update(`free${count}`)).statusCode).toBe(200);
  expect((await upload(ada)).statusCode).toBe(429);
});

it('refuses an upload when the storage is full, and says how to make room', async () => {
  const ada = await signUpNewcomer();
  await sql`insert into uploads (id, owner_id, mime, extension, bytes)
    values (gen_random_uuid(), ${ada.id}, 'image/png', 'png', ${200 * megabyte})`.execute(server.db);

  const refused = await upload(ada);
  expect(refused.statusCode).toBe(403);
  await sql`update uploads set bytes = 200000000 where owner_id = ${ada.id}`.execute(server.db);
  expect((await upload(ada)).statusCode).toBe(201);
  expect(refused.json()).toMatchObject({
    message: 'This file would exceed your storage limit of 200 MB. Delete posts with files to make room.',
  });
});

describe('parseMemberLimits', () => {
  it('keeps the defaults of limits missing in the file', () => {
    const newcomer = { atOnce: 1, anHour: 0.5 };
    expect(parseMemberLimits(JSON.stringify({ allowances: { posts: { newcomer } } }))).toEqual({
      ...defaultMemberLimits,
      allowances: {
        ...defaultMemberLimits.allowances,
        posts: { newcomer, member: defaultMemberLimits.allowances.posts.member },
      },
    });
  });

  it.each(['{"posts":1}', '{"allowances":{"posts":{"member":{"atOnce":0,"anHour":1}}}}'])(
    'refuses %s',
    (json) => {
      expect(() => parseMemberLimits(json)).toThrow();
    },
  );
});

function withAllowance(kind: LimitKind, atOnce: number): MemberLimits {
  const allowance = { atOnce, anHour: 1 };
  return {
    ...defaultMemberLimits,
    allowances: { ...defaultMemberLimits.allowances, [kind]: { newcomer: allowance, member: allowance } },
  };
}

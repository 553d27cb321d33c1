import type { ChatMessage } from '@alphazone/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { newId } from '../database/ids';
import { signUp, type TestMember } from '../testing/members';
import { addMember } from '../testing/rows';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createChat } from './chat';
import { announceNothing } from '../outcome/announce';
import { createChatFeed } from './chat-feed';

let forum: TestApp;
let ada: TestMember;
let bob: TestMember;

beforeAll(async () => {
  forum = await createTestApp();
  [ada, bob] = [await signUp(forum, 'Ada'), await signUp(forum, 'Bob')];
});
afterAll(() => forum.close());
beforeEach(async () => {
  await forum.db.deleteFrom('chat_messages').execute();
});

const createChats = (count: number, rateLimits: boolean) =>
  Array.from({ length: count }, () => createChat({ db: forum.db, announce: announceNothing, rateLimits }));

const history = async (): Promise<ChatMessage[]> =>
  (await forum.request({ url: '/api/globalchat/history' })).json();

it('allows ten messages in ten seconds across servers', async () => {
  const chats = createChats(15, true);

  const acks = await Promise.all(chats.map(({ say }, n) => say(ada.id, { text: `line ${n}` })));

  expect(acks.filter(({ ok }) => ok)).toHaveLength(10);
  expect(await history()).toHaveLength(10);
  expect(await chats[0]?.say(bob.id, { text: 'gm' })).toMatchObject({ ok: true });
});

it('checks the verification of a member for at most ten messages at once', async () => {
  const isVerified = vi.fn(() => Promise.resolve(false));
  const chat = createChat({ db: forum.db, announce: announceNothing, rateLimits: true, isVerified });

  const acks = await Promise.all(
    Array.from({ length: 15 }, (_, n) => chat.say(ada.id, { text: `line ${n}` })),
  );

  expect(acks.filter(({ ok }) => ok)).toEqual([]);
  expect(isVerified).toHaveBeenCalledTimes(10);
});

it('allows new messages when the earlier ones are ten seconds old', async () => {
  const [chat] = createChats(1, true);
  for (let n = 0; n < 10; n += 1) await chat?.say(ada.id, { text: `line ${n}` });
  expect(await chat?.say(ada.id, { text: 'again' })).toMatchObject({ ok: false });

  await sql`update chat_messages set sent_on = sent_on - interval '10 seconds'`.execute(forum.db);

  expect(await chat?.say(ada.id, { text: 'again' })).toMatchObject({ ok: true });
});

it('gives each message a later timestamp than all visible ones', async () => {
  const [follower, ...speakers] = createChats(5, false);
  if (!follower) throw new Error('There is no chat.');
  const delivered: ChatMessage[] = [];
  const feed = createChatFeed({
    chat: follower,
    deliver: (message) => delivered.push(message),
    onError: (error) => {
      throw error;
    },
  });
  await feed.start();

  await Promise.all(
    speakers.map(async ({ say }, n) => {
      for (let i = 0; i < 12; i += 1) {
        await say(ada.id, { text: `server ${n}, message ${i}` });
        await feed.catchUp();
      }
    }),
  );
  feed.stop();

  const stored = await history();
  expect(delivered).toHaveLength(48);
  expect(delivered).toEqual(stored);
  expect(new Set(stored.map(({ timestamp }) => timestamp)).size).toBe(48);
});

it('returns the key of a message to all its readers', async () => {
  const [chat] = createChats(1, false);
  const idempotencyKey = newId();

  const ack = await chat?.say(ada.id, { text: 'gm', idempotencyKey });
  await chat?.say(ada.id, { text: 'gm' });

  const [keyed, keyless] = await history();
  expect(keyed).toMatchObject({ text: 'gm', idempotencyKey });
  expect(keyless).not.toHaveProperty('idempotencyKey');
  expect(ack).toEqual({ ok: true, value: keyed });
  expect(await chat?.after(undefined)).toEqual([keyed, keyless]);
});

it('stores concurrent messages of a socket in order', async () => {
  const [chat] = createChats(1, false);
  const texts = Array.from({ length: 20 }, (_, n) => `line ${n}`);

  await Promise.all(texts.map(async (text) => chat?.say(ada.id, { text })));

  expect((await history()).map(({ text }) => text)).toEqual(texts);
});

it('links to earlier messages until the first one', async () => {
  const [chat] = createChats(1, false);
  const linkOf = async (url: string) => (await forum.request({ url })).headers.link;
  for (let n = 0; n < 50; n += 1) await chat?.say(ada.id, { text: `line ${n}` });
  expect(await linkOf('/api/globalchat/history')).toBeUndefined();

  await chat?.say(ada.id, { text: 'line 50' });

  const [oldest] = await history();
  const earlier = `/api/globalchat/history?before=${oldest?._id}`;
  expect(oldest?.text).toBe('line 1');
  expect(await linkOf('/api/globalchat/history')).toBe(`<${earlier}>; rel="next"`);
  expect((await forum.request({ url: earlier })).json()).toMatchObject([{ text: 'line 0' }]);
  expect(await linkOf(earlier)).toBeUndefined();
});

it('keeps the order after the database clock was set back', async () => {
  const [chat] = createChats(1, false);
  const later = new Date(Date.now() + 3_600_000);
  await forum.db
    .insertInto('chat_messages')
    .values({ id: newId(), user_id: ada.id, text: 'before', sent_on: later })
    .execute();

  const ack = await chat?.say(ada.id, { text: 'after' });

  expect(ack).toMatchObject({ ok: true, value: { timestamp: new Date(later.getTime() + 1).toISOString() } });
  expect((await history()).map(({ text }) => text)).toEqual(['before', 'after']);
});

it('lets members write on after the database clock was set back', async () => {
  const [chat] = createChats(1, true);
  const later = new Date(Date.now() + 3_600_000);
  await forum.db
    .insertInto('chat_messages')
    .values({ id: newId(), user_id: bob.id, text: 'before', sent_on: later })
    .execute();

  for (let n = 0; n < 10; n += 1) await chat?.say(ada.id, { text: `line ${n}` });

  expect(await chat?.say(ada.id, { text: 'after' })).toMatchObject({ ok: true });
});

it('refuses only the messages of deleted and of fast users in a batch', async () => {
  const [chat] = createChats(1, true);
  if (!chat) throw new Error('There is no chat.');
  for (let n = 0; n < 9; n += 1) await chat.say(ada.id, { text: `line ${n}` });

  const acks = await Promise.all([
    chat.say(ada.id, { text: 'the tenth' }),
    chat.say(newId(), { text: 'gm' }),
    chat.say(ada.id, { text: 'the eleventh' }),
    chat.say(bob.id, { text: `"quoted", {braced} \\ ’` }),
  ]);

  expect(acks).toMatchObject([
    { ok: true, value: { text: 'the tenth', userName: 'Ada' } },
    { ok: false, message: 'Please log in to send messages in global chat.', code: 'unauthorized' },
    { ok: false, message: 'You are sending messages too fast. At most 10 in 10 seconds.' },
    { ok: true, value: { text: `"quoted", {braced} \\ ’`, userName: 'Bob' } },
  ]);
  expect((await history()).slice(-2)).toEqual(acks.flatMap((ack) => (ack.ok ? ack.value : [])));
});

it('stores the messages of different members that wait in one transaction', async () => {
  const [chat] = createChats(1, false);
  const members: string[] = [];
  for (let n = 0; n < 150; n += 1) members.push(await addMember(forum.db));

  await Promise.all(members.map(async (id) => chat?.say(id, { text: 'gm' })));

  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from chat_messages group by xmin::text order by min(sent_on)`.execute(
    forum.db,
  );
  expect(rows).toEqual([{ count: 100 }, { count: 50 }]);
});

it('fails only the batch that could not be stored', async () => {
  const [chat] = createChats(1, false);
  if (!chat) throw new Error('There is no chat.');
  await sql`alter table chat_messages rename to messages_away`.execute(forum.db);
  const failed = [chat.say(ada.id, { text: 'lost' }), chat.say(bob.id, { text: 'lost' })];
  expect(await Promise.allSettled(failed)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);

  await sql`alter table messages_away rename to chat_messages`.execute(forum.db);

  expect(await chat.say(ada.id, { text: 'gm' })).toMatchObject({ ok: true });
  expect(await history()).toHaveLength(1);
});

import { randomUUID } from 'node:crypto';

import type { Post } from '@alphazone/client';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { buildApp } from '../app';
import { createChat } from '../chat/chat';
import { announceNothing } from '../outcome/announce';
import { readContract } from '../contract/contract';
import { messages } from '../messages';
import { checkedInject } from '../testing/checked-inject';
import { endConnectionsOnInsert } from '../testing/end-connections';
import { keptCounts } from '../testing/kept-counts';
import { publish, signUp, type TestMember } from '../testing/members';
import { notificationsOf } from '../testing/notifications';
import { grantRole } from '../testing/roles';
import { createTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let other: FastifyInstance;
let ada: TestMember;
let bob: TestMember;
let post: Post;
let key: string;

beforeAll(async () => {
  server = await createTestApp();
  other = await buildApp({ settings: server.settings, db: server.db, contract: readContract() });
  ada = await signUp(server, 'Ada');
  bob = await signUp(server, 'Bob');
});
beforeEach(async () => {
  post = await publish(ada);
  key = randomUUID();
});
afterAll(async () => {
  await other.close();
  await server.close();
});

const comment = (body = 'Nice.') =>
  ({ method: 'POST', url: `/comment/${post._id}`, payload: { commentBody: body, userId: bob.id } }) as const;
const upVote = () =>
  ({
    method: 'PATCH',
    url: `/posts/vote/${post._id}`,
    payload: { value: 'upVote', userId: bob.id },
  }) as const;
const newPost = (category = 'News') =>
  ({
    method: 'POST',
    url: '/posts/CreatePost',
    payload: { postTitle: 'Once', postBody: 'Only.', postTags: ['once'], userId: bob.id, category },
  }) as const;
const markRead = (ids: readonly string[]) =>
  ({ method: 'PUT', url: '/notifications/mark-read', payload: { notificationIds: ids } }) as const;

const send = (call: Parameters<TestMember['request']>[0], member = bob) =>
  member.request({ ...call, headers: { 'idempotency-key': key } });

const commentsOn = async () =>
  (await server.request({ url: `/posts/get?id=${post._id}` })).json<Post[]>()[0]?.comment;

describe('a repeated call with the same key', () => {
  it.each([
    ['createComment', comment],
    ['createPost', newPost],
    ['votePost', upVote],
  ])('of %s responds as the first one did and stores nothing', async (_id, callOf) => {
    const first = await send(callOf());
    const before = await keptCounts(server.db);
    const again = await send(callOf());

    expect(first.statusCode).toBeLessThan(300);
    expect(again.statusCode).toBe(first.statusCode);
    expect(again.json()).toEqual(first.json());
    expect(await keptCounts(server.db)).toEqual(before);
  });

  it('of markNotificationsRead responds in the same way', async () => {
    await bob.request(comment());
    const [item] = await notificationsOf(ada);
    if (!item) throw new Error('Ada has no notification.');

    const responses = [await send(markRead([item._id]), ada), await send(markRead([item._id]), ada)];

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await notificationsOf(ada))[0]).toMatchObject({ _id: item._id, read: true });
    expect((await send(markRead([post._id]), ada)).json()).toMatchObject({ code: 'key_reused' });
  });

  it('of an administrator does not pin, boost or warn again', async () => {
    await grantRole(server.db, ada.id, 'administrator');
    const calls = [
      { method: 'POST', url: `/posts/pin/${post._id}`, payload: {} },
      { method: 'PATCH', url: `/posts/boost/${post._id}`, payload: { amount: 5 } },
      {
        method: 'POST',
        url: `/api/moderation/members/${bob.id}/sanctions`,
        payload: { kind: 'warn', reason: 'spam' },
      },
    ] as const;
    for (const [index, call] of calls.entries()) {
      key = randomUUID();
      const first = await send(call, ada);
      const again = await send(call, ada);
      const other = await send(calls[(index + 1) % calls.length]!, ada);

      expect(first.statusCode).toBe(200);
      expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
      expect([other.statusCode, other.json()]).toMatchObject([422, { code: 'key_reused' }]);
    }
    const decisions = server.db.selectFrom('decisions').select('kind').where('member_id', '=', bob.id);

    expect((await server.request({ url: `/posts/get?id=${post._id}` })).json()).toMatchObject([
      { pinned: true, boost: 5 },
    ]);
    expect(await decisions.execute()).toEqual([{ kind: 'warn' }]);
  });

  it('stores one of many that reach two servers together', async () => {
    const responses = await Promise.all(
      [server.app, other, server.app, other, server.app, other].map((app) =>
        checkedInject(app, {
          ...comment(),
          headers: { authorization: `Bearer ${bob.token}`, 'idempotency-key': key },
        }),
      ),
    );

    expect(await commentsOn()).toHaveLength(1);
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
  });

  it('is 422 with another body, and stores nothing', async () => {
    await send(comment());

    for (const call of [comment('Other.'), upVote(), newPost()]) {
      const response = await send(call);
      expect(response.statusCode).toBe(422);
      expect(response.json()).toEqual({ message: messages.keyReused, code: 'key_reused' });
    }
    expect(await commentsOn()).toHaveLength(1);
  });

  it('is carried out when the first one was refused', async () => {
    expect((await send(newPost('Nowhere'))).statusCode).toBe(400);
    expect((await send(newPost())).statusCode).toBe(201);
  });

  it('repeats the first response when a moderator has removed the post since', async () => {
    const hide = (hidden: 'removed' | null) =>
      server.db.updateTable('posts').set({ hidden }).where('id', '=', post._id).execute();
    const first = await send(upVote());
    await hide('removed');

    const again = await send(upVote());
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);

    key = randomUUID();
    expect((await send(upVote())).statusCode).toBe(404);
    await hide(null);
    // The refused request was not stored, so this one withdraws the vote.
    expect((await send(upVote())).json()).toMatchObject({ upVotes: 0, myVote: null });
  });

  it('is 422 while the post is being deleted', async () => {
    const calls = [upVote(), comment()];
    const keys = calls.map(() => randomUUID());
    const sendAll = async () => {
      const codes = [];
      for (const [n, call] of calls.entries()) {
        key = keys[n] ?? '';
        codes.push((await send(call)).statusCode);
      }
      return codes;
    };
    const before = await sendAll();
    await sql`update posts set hidden = 'deleted' where id = ${post._id}`.execute(server.db);

    expect([before, await sendAll()]).toEqual([
      [200, 201],
      [422, 422],
    ]);
  });

  it('is 422 when the comment or post has been deleted since', async () => {
    await send(comment());
    await ada.request({ method: 'DELETE', url: `/posts/delete/${post._id}` });
    const response = await send(comment());

    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({ message: messages.deletedSince, code: 'deleted_since' });
  });
});

it('keeps the keys of members apart', async () => {
  await send(upVote());
  const response = await send({ ...upVote(), payload: { value: 'upVote', userId: ada.id } }, ada);

  expect(response.json()).toMatchObject({ upVotes: 2, myVote: 'upVote' });
});

it.each(['again', `urn:uuid:${randomUUID()}`])('refuses the key %s, which is no UUID', async (given) => {
  key = given;
  const response = await send(upVote());

  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: 'bad_request' });
});

it('deletes keys after seven days, some with each new one', async () => {
  for (let n = 0; n < 3; n += 1) {
    key = randomUUID();
    await send(upVote());
  }
  await sql`update idempotency_keys set created_on = created_on - interval '7 days 1 second'`.execute(
    server.db,
  );
  const count = async () => (await server.db.selectFrom('idempotency_keys').select('key').execute()).length;
  const before = await count();

  key = randomUUID();
  await send(upVote());

  expect(await count()).toBe(before - 1);
});

it('stores no key of a call that marks nothing as read', async () => {
  const keys = server.db.selectFrom('idempotency_keys').select('key');

  expect((await send(markRead([]))).statusCode).toBe(200);
  expect((await send(markRead([post._id]))).statusCode).toBe(200);

  expect(await keys.where('key', '=', key).execute()).toEqual([]);
});

it('stores a chat message once, whichever server it reaches', async () => {
  const chats = [0, 1].map(() => createChat({ db: server.db, announce: announceNothing, rateLimits: false }));
  const payload = { text: 'gm', idempotencyKey: key };

  const acks = await Promise.all([...chats, ...chats].map(({ say }) => say(bob.id, payload)));

  expect(acks[0]).toMatchObject({ ok: true, value: { text: 'gm' } });
  for (const ack of acks) expect(ack).toEqual(acks[0]);
  expect(await chats[0]?.say(bob.id, { ...payload, text: 'gn' })).toMatchObject({ code: 'key_reused' });
  await server.db.deleteFrom('chat_messages').execute();
  expect(await chats[0]?.say(bob.id, payload)).toMatchObject({ ok: false, code: 'deleted_since' });
  expect(await chats[0]?.say(bob.id, { text: 'gm', idempotencyKey: 'x' })).toMatchObject({ ok: false });
});

it('answers an unknown outcome with 503 for a request with a key, 500 without', async () => {
  await endConnectionsOnInsert(server.db, 'comments', async () => {
    expect(await send(comment())).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
    expect((await bob.request(comment())).statusCode).toBe(500);
  });
  expect((await send(comment())).statusCode).toBe(201);
  expect(await commentsOn()).toHaveLength(1);
});

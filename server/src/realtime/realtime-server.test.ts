import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Ack, ChatMessage, ClientToServerEvents, ServerToClientEvents } from '@alphazone/client';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { issueToken, verifyToken } from '../accounts/tokens';
import { createChat } from '../chat/chat';
import { signUp, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createClientAddress } from './client-address';
import { createRealtime, type Realtime } from './realtime-server';

type Client = Socket<ServerToClientEvents, ClientToServerEvents>;

let forum: TestApp;
let ada: TestMember;
let bob: TestMember;
let realtime: Realtime;
let http: HttpServer;
const clients: Client[] = [];
const errors: unknown[] = [];
const endedTokens = new Set<string>();
let verified = 0;
const limits = { total: 12, perAddress: 6, perMember: 3, events: 30 };
let beforeSend: () => Promise<void>;
let beforeVerify: () => Promise<void>;

beforeAll(async () => {
  forum = await createTestApp();
  ada = await signUp(forum, 'Ada');
  bob = await signUp(forum, 'Bob');
});

afterAll(() => forum.close());

const moderatorsOfMemes = new Set<string>();
const rolesOf = vi.fn((userId: string) =>
  Promise.resolve({ administrator: false, moderates: moderatorsOfMemes.has(userId) ? ['Memes'] : [] }),
);

beforeEach(async () => {
  const chat = createChat({ db: forum.db, rateLimits: true });
  beforeSend = () => Promise.resolve();
  beforeVerify = () => Promise.resolve();
  realtime = createRealtime({
    verify: async (token) => {
      verified += 1;
      const claims = endedTokens.has(token) ? undefined : await verifyToken(token, forum.settings);
      await beforeVerify();
      return claims;
    },
    rolesOf,
    chat: { ...chat, say: (...what) => beforeSend().then(() => chat.say(...what)) },
    limits,
    addressOf: createClientAddress(true),
    corsOrigins: [],
    onError: (error) => errors.push(error),
  });
  http = createServer();
  await realtime.attach(http);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect();
  await realtime.close();
  await new Promise((resolve) => http.close(resolve));
  endedTokens.clear();
  moderatorsOfMemes.clear();
  expect(errors.splice(0)).toEqual([]);
});

async function connect(token?: string, address = '10.0.0.1'): Promise<Client> {
  const { port } = http.address() as AddressInfo;
  const client: Client = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { 'x-forwarded-for': address },
    ...(token !== undefined && { auth: { token } }),
  });
  clients.push(client);
  await new Promise<void>((resolve, reject) => {
    client.on('connect', resolve);
    client.on('connect_error', reject);
  });
  return client;
}

/** Sends a forged name. */
const say = (client: Client, text: unknown): Promise<Ack<ChatMessage>> =>
  client.timeout(5_000).emitWithAck('global message', {
    userId: 'somebody-else',
    userName: 'Somebody else',
    text,
  });

const join = (client: Client, userId: unknown): Promise<Ack> =>
  client.timeout(5_000).emitWithAck('join', userId);

function collectMessages(client: Client): ChatMessage[] {
  const heard: ChatMessage[] = [];
  client.on('global message', (message) => heard.push(message));
  return heard;
}

async function history(query = ''): Promise<ChatMessage[]> {
  const response = await forum.request({ method: 'GET', url: `/api/globalchat/history${query}` });
  return response.json();
}

describe('the queue', () => {
  const follow = (client: Client): Promise<Ack> => client.timeout(5_000).emitWithAck('follow queue');

  it('is followed by moderators, each in the own zones, with changes merged', async () => {
    moderatorsOfMemes.add(ada.id);
    const [moderator, member] = [await connect(ada.token), await connect(bob.token)];
    const seen: string[][] = [];
    for (const client of [moderator, member]) client.on('queue changed', ({ cases }) => seen.push(cases));

    expect(await follow(moderator)).toEqual({ ok: true });
    expect(await follow(member)).toMatchObject({ ok: false });
    expect(await follow(await connect())).toMatchObject({ ok: false });
    for (const [id, zone] of [
      ['1', 'Memes'],
      ['2', 'News'],
      ['3', null],
      ['4', 'Memes'],
    ] as const) {
      realtime.publisher.caseChanged({ id, zone });
    }

    await expect.poll(() => seen).toEqual([['1', '4']]);
  });

  it('is followed no longer once the role is taken', async () => {
    moderatorsOfMemes.add(ada.id).add(bob.id);
    const [former, other] = [await connect(ada.token), await connect(bob.token)];
    const seen: string[] = [];
    former.on('queue changed', () => seen.push('former'));
    other.on('queue changed', () => seen.push('other'));
    for (const client of [former, other]) expect(await follow(client)).toEqual({ ok: true });

    moderatorsOfMemes.delete(ada.id);
    rolesOf.mockClear();
    realtime.publisher.sessionsEnded(ada.id);
    await vi.waitFor(() => expect(rolesOf).toHaveBeenCalledWith(ada.id));
    realtime.publisher.caseChanged({ id: '1', zone: 'Memes' });

    await expect.poll(() => seen).toContain('other');
    expect(await say(former, 'gm')).toMatchObject({ ok: true });
    expect(seen).toEqual(['other']);
  });
});

describe('the global chat', () => {
  it('delivers a message to all clients under its author’s real name', async () => {
    const author = await connect(ada.token);
    const others = [
      collectMessages(author),
      collectMessages(await connect(bob.token)),
      collectMessages(await connect()),
    ];

    const ack = await say(author, '  gm  ');

    const message = { userId: ada.id, userName: 'Ada', senderName: 'Ada', text: 'gm' };
    expect(ack).toMatchObject({ ok: true, value: message });
    for (const heard of others) await expect.poll(() => heard).toMatchObject([message]);
    expect((await history()).at(-1)).toEqual(ack.ok && ack.value);
  });

  it('refuses guests with the text of the specification and stores nothing', async () => {
    const before = await history();
    const visitor = await connect();
    const heard = collectMessages(await connect(ada.token));

    expect(await say(visitor, 'gm')).toEqual({
      ok: false,
      message: 'Please log in to send messages in global chat.',
    });
    expect(await history()).toEqual(before);
    expect(heard).toEqual([]);
  });

  it.each(['   ', '', 7, null, 'x'.repeat(1_001)])('refuses %j', async (text) => {
    const before = await history();
    const client = await connect(ada.token);

    expect(await say(client, text)).toMatchObject({ ok: false });
    expect(await history()).toEqual(before);
  });

  it('limits messages per user across sockets', async () => {
    const sockets = [await connect(bob.token), await connect(bob.token)] as const;

    const acks: Ack<ChatMessage>[] = [];
    for (let i = 0; i < 11; i += 1) acks.push(await say(sockets[i % 2 === 0 ? 0 : 1], `line ${i}`));

    expect(acks.filter(({ ok }) => ok)).toHaveLength(10);
    expect(acks.at(-1)).toEqual({
      ok: false,
      message: 'You are sending messages too fast. At most 10 in 10 seconds.',
      code: 'too_many_requests',
      retryAfter: 10,
    });
  });

  it('returns at most 50 messages, oldest first, and earlier ones with `before`', async () => {
    const { say } = createChat({ db: forum.db, rateLimits: false });
    for (let i = 0; i < 60; i += 1) await say(ada.id, { text: `message ${i}` });

    const newest = await history();
    const older = await history(`?before=${newest[0]?._id}`);

    expect(newest.map(({ text }) => text)).toEqual(Array.from({ length: 50 }, (_, i) => `message ${i + 10}`));
    expect(older.at(-1)?.text).toBe('message 9');
  });

  it.each(['nonsense', '01a1fc97-0000-7000-8000-000000000000'])(
    'returns 400 for an unknown `before`: %s',
    async (before) => {
      const response = await forum.request({
        method: 'GET',
        url: `/api/globalchat/history?before=${before}`,
      });

      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ message: 'before: is not the id of a chat message.' });
    },
  );
});

describe('a socket', () => {
  it('joins only its own user’s room', async () => {
    const client = await connect(ada.token);

    expect(await join(client, ada.id)).toMatchObject({ ok: true });
    expect(await join(client, bob.id)).toMatchObject({ ok: false });
    expect(await join(client, { id: ada.id })).toMatchObject({ ok: false });
    expect(await join(await connect(), ada.id)).toMatchObject({ ok: false });
  });

  it('with a forged token belongs to a guest', async () => {
    const forged = await issueToken(ada.id, {
      jwtSecret: 'another secret that is long enough too',
      tokenTtlSeconds: 60,
    });

    expect(await say(await connect(forged), 'gm')).toMatchObject({ ok: false });
  });

  it('is demoted to a guest and leaves its room when its session is revoked', async () => {
    const client = await connect(bob.token);
    const guest = await connect();
    await join(client, bob.id);

    endedTokens.add(bob.token);
    realtime.publisher.sessionsEnded(bob.id);

    await expect
      .poll(() => say(client, 'still me?'))
      .toEqual({ ok: false, message: 'Please log in to send messages in global chat.' });
    expect(await join(client, bob.id)).toMatchObject({ ok: false });
    expect(guest.connected && client.connected).toBe(true);
  });

  it('keeps its identity when another session of the user is revoked', async () => {
    const other = await issueToken(ada.id, { ...forum.settings, tokenTtlSeconds: 60 });
    const [kept, lost] = [await connect(ada.token), await connect(other)];

    endedTokens.add(other);
    realtime.publisher.sessionsEnded(ada.id);

    await expect.poll(() => join(lost, ada.id)).toMatchObject({ ok: false });
    expect(await join(kept, ada.id)).toMatchObject({ ok: true });
  });

  it('receives post changes, even as a guest', async () => {
    const visitor = await connect();
    const changes: unknown[] = [];
    visitor.on('post changed', (change) => changes.push(change));

    realtime.publisher.postChanged({ _id: 'post-1', deleted: true });

    await expect.poll(() => changes).toEqual([{ _id: 'post-1', deleted: true }]);
  });

  it('receives only its own user’s notifications', async () => {
    const sockets = [
      await connect(ada.token),
      await connect(ada.token),
      await connect(bob.token),
      await connect(),
    ];
    const heard = sockets.map((socket) => {
      const pushes: unknown[] = [];
      socket.on('notification', (push) => pushes.push(push));
      return pushes;
    });
    for (const socket of sockets.slice(0, 2)) await join(socket, ada.id);
    await join(sockets[2] ?? expect.fail(), bob.id);
    expect([ada.id, bob.id, 'absent'].map(realtime.publisher.isListening)).toEqual([true, true, false]);

    realtime.publisher.notified(ada.id, { count: 1 });
    realtime.publisher.notified(bob.id, { count: 7 });

    await expect.poll(() => heard).toEqual([[{ count: 1 }], [{ count: 1 }], [{ count: 7 }], []]);
  });

  it('survives malformed events', async () => {
    const client = await connect(ada.token);
    // Missing acknowledgements, wrong types and unknown events.
    const raw = client as unknown as Socket;
    raw.emit('global message');
    raw.emit('global message', null, 'no function');
    raw.emit('join', { toString: 'x' }, { length: 1 });
    raw.emit('no such event', 1);

    expect(await join(client, ada.id)).toMatchObject({ ok: true });
  });
});

describe('the number of sockets', () => {
  it('is limited per address until one disconnects', async () => {
    const first = await connect();
    for (let n = 1; n < limits.perAddress; n += 1) await connect();

    await expect(connect()).rejects.toThrow();
    await connect(undefined, '10.0.0.2');
    first.disconnect();
    await expect.poll(() => realtime.socketCount()).toBe(limits.perAddress);
    await connect();
  });

  it('is limited in total', async () => {
    for (let n = 0; n < limits.total; n += 1) await connect(undefined, `10.0.0.${n % 2}`);

    expect(realtime.socketCount()).toBe(limits.total);
    await expect(connect(undefined, '10.0.0.9')).rejects.toThrow();
  });

  it('is limited per network of IPv6', async () => {
    for (let n = 0; n < limits.perAddress; n += 1) await connect(undefined, `2001:db8::${n}`);

    await expect(connect(undefined, '2001:db8::ffff')).rejects.toThrow();
    await connect(undefined, '2001:db8:0:1::1');
  });

  it('is one for each connection, whatever one request contains', async () => {
    const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/socket.io/?EIO=4&transport=polling`;
    const { sid } = JSON.parse((await (await fetch(url)).text()).slice(1)) as { sid: string };
    const before = verified;
    await fetch(`${url}&sid=${sid}`, {
      method: 'POST',
      body: Array.from({ length: 1_000 }, () => '40{"token":"x"}').join('\x1e'),
    });

    expect(await (await fetch(`${url}&sid=${sid}`)).text()).not.toContain('sid');
    expect(verified - before).toBeLessThanOrEqual(2);
  });

  it('is limited per user, even when they connect together', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    beforeVerify = () => released;
    const before = verified;
    const connecting = Promise.allSettled(
      Array.from({ length: limits.perAddress }, () => connect(ada.token)),
    );
    await expect.poll(() => verified - before).toBe(limits.perAddress);
    release();
    const results = await connecting;

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(limits.perMember);
  });

  it('is limited per user', async () => {
    for (let n = 0; n < limits.perMember; n += 1) await connect(ada.token, `10.0.0.${n}`);

    await expect(connect(ada.token, '10.0.0.9')).rejects.toThrow('You have too many pages open.');
    expect(await join(await connect(bob.token), bob.id)).toMatchObject({ ok: true });
    clients[0]?.disconnect();
    await expect
      .poll(() =>
        connect(ada.token).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
  });
});

it('disconnects a socket that exceeds its event budget', async () => {
  const client = await connect();
  const ended = new Promise((resolve) => client.once('disconnect', resolve));

  for (let n = 0; n <= limits.events; n += 1) client.emit('join', 'somebody');

  expect(await ended).toBe('io server disconnect');
});

it('drains pending messages on close and lets clients reconnect', async () => {
  const client = await connect((await signUp(forum, 'Cleo')).token);
  const ended = new Promise((resolve) => client.once('disconnect', resolve));
  let resume: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => {
    beforeSend = () => {
      resolve();
      return new Promise((release) => (resume = release));
    };
  });
  const ack = say(client, 'last words');
  await sent;

  const closing = realtime.close();
  resume();

  expect(await ack).toMatchObject({ ok: true });
  await closing;
  expect(await ended).toBe('transport close');
  expect(client.active).toBe(true);
});

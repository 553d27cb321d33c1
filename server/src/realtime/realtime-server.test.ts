import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Ack, ChatMessage, ClientToServerEvents, ServerToClientEvents } from '@alphazone/client';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { issueToken, verifyToken } from '../accounts/tokens';
import { createChat } from '../chat/chat-socket';
import { signUp, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createRealtime, type Realtime } from './realtime-server';

type Client = Socket<ServerToClientEvents, ClientToServerEvents>;

let forum: TestApp;
let ada: TestMember;
let bob: TestMember;
let realtime: Realtime;
let http: HttpServer;
const clients: Client[] = [];
const errors: unknown[] = [];

beforeAll(async () => {
  forum = await createTestApp();
  ada = await signUp(forum, 'Ada');
  bob = await signUp(forum, 'Bob');
});

afterAll(() => forum.close());

beforeEach(async () => {
  realtime = createRealtime({
    verify: (token) => verifyToken(token, forum.settings),
    say: createChat({ db: forum.db, rateLimits: true }),
    corsOrigins: [],
    onError: (error) => errors.push(error),
  });
  http = createServer();
  realtime.attach(http);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect();
  realtime.close();
  await new Promise((resolve) => http.close(resolve));
  expect(errors.splice(0)).toEqual([]);
});

async function connect(token?: string): Promise<Client> {
  const { port } = http.address() as AddressInfo;
  const client: Client = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    reconnection: false,
    ...(token !== undefined && { auth: { token } }),
  });
  clients.push(client);
  await new Promise<void>((resolve, reject) => {
    client.on('connect', resolve);
    client.on('connect_error', reject);
  });
  return client;
}

/** Speaks under a false name, as anybody could. */
const say = (client: Client, text: unknown): Promise<Ack<ChatMessage>> =>
  client.timeout(5_000).emitWithAck('global message', {
    userId: 'somebody-else',
    userName: 'Somebody else',
    text,
  });

const join = (client: Client, userId: unknown): Promise<Ack> =>
  client.timeout(5_000).emitWithAck('join', userId);

function hearing(client: Client): ChatMessage[] {
  const heard: ChatMessage[] = [];
  client.on('global message', (message) => heard.push(message));
  return heard;
}

async function history(query = ''): Promise<ChatMessage[]> {
  const response = await forum.request({ method: 'GET', url: `/api/globalchat/history${query}` });
  return response.json();
}

describe('the global chat', () => {
  it('brings a message to everybody, its author and visitors included, under its author’s real name', async () => {
    const author = await connect(ada.token);
    const others = [hearing(author), hearing(await connect(bob.token)), hearing(await connect())];

    const ack = await say(author, '  gm  ');

    const message = { userId: ada.id, userName: 'Ada', senderName: 'Ada', text: 'gm' };
    expect(ack).toMatchObject({ ok: true, value: message });
    for (const heard of others) await expect.poll(() => heard).toMatchObject([message]);
    expect((await history()).at(-1)).toEqual(ack.ok && ack.value);
  });

  it('refuses visitors with the text of the specification, and stores nothing', async () => {
    const before = await history();
    const visitor = await connect();
    const heard = hearing(await connect(ada.token));

    expect(await say(visitor, 'gm')).toEqual({
      ok: false,
      message: 'Please log in to send messages in global chat.',
    });
    expect(await history()).toEqual(before);
    expect(heard).toEqual([]);
  });

  it.each(['   ', '', 7, null, 'x'.repeat(1_001)])('does not take %j', async (text) => {
    const before = await history();
    const client = await connect(ada.token);

    expect(await say(client, text)).toMatchObject({ ok: false });
    expect(await history()).toEqual(before);
  });

  it('stops a member who floods it, however many sockets the member has', async () => {
    const sockets = [await connect(bob.token), await connect(bob.token)] as const;

    const acks: Ack<ChatMessage>[] = [];
    for (let i = 0; i < 11; i += 1) acks.push(await say(sockets[i % 2 === 0 ? 0 : 1], `line ${i}`));

    expect(acks.filter(({ ok }) => ok)).toHaveLength(10);
    expect(acks.at(-1)).toEqual({
      ok: false,
      message: 'You are sending messages too fast. At most 10 in 10 seconds.',
    });
  });

  it('gives at most 50 messages, oldest first, and older ones by `before`', async () => {
    const say = createChat({ db: forum.db, rateLimits: false });
    for (let i = 0; i < 60; i += 1) await say(ada.id, { text: `message ${i}` });

    const newest = await history();
    const older = await history(`?before=${newest[0]?._id}`);

    expect(newest.map(({ text }) => text)).toEqual(Array.from({ length: 50 }, (_, i) => `message ${i + 10}`));
    expect(older.at(-1)?.text).toBe('message 9');
  });

  it.each(['nonsense', '01a1fc97-0000-7000-8000-000000000000'])(
    'answers 400 when `before` is no message: %s',
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
  it('joins only its own member’s room', async () => {
    const client = await connect(ada.token);

    expect(await join(client, ada.id)).toMatchObject({ ok: true });
    expect(await join(client, bob.id)).toMatchObject({ ok: false });
    expect(await join(client, { id: ada.id })).toMatchObject({ ok: false });
    expect(await join(await connect(), ada.id)).toMatchObject({ ok: false });
  });

  it('is a visitor’s when its token is not ours', async () => {
    const forged = await issueToken(ada.id, {
      jwtSecret: 'another secret that is long enough too',
      tokenTtlSeconds: 60,
    });

    expect(await say(await connect(forged), 'gm')).toMatchObject({ ok: false });
  });

  it('loses its identity when its token expires', async () => {
    const token = await issueToken(ada.id, { ...forum.settings, tokenTtlSeconds: 2 });
    const client = await connect(token);
    expect(await say(client, 'still me')).toMatchObject({ ok: true });

    await expect
      .poll(() => say(client, 'still me?'), { timeout: 5_000, interval: 300 })
      .toMatchObject({
        ok: false,
        message: 'Please log in to send messages in global chat.',
      });
  });

  it('is closed when its session is ended, whether it joined its room or not; others stay', async () => {
    const sockets = [await connect(ada.token), await connect(ada.token)] as const;
    await join(sockets[0], ada.id);
    const others = [await connect(bob.token), await connect()];

    realtime.publisher.sessionsEnded(ada.id);

    for (const socket of sockets) await expect.poll(() => socket.connected).toBe(false);
    expect(others.map((socket) => socket.connected)).toEqual([true, true]);
  });

  it('hears of changes to posts, visitors included', async () => {
    const visitor = await connect();
    const changes: unknown[] = [];
    visitor.on('post changed', (change) => changes.push(change));

    realtime.publisher.postChanged({ _id: 'post-1', deleted: true });

    await expect.poll(() => changes).toEqual([{ _id: 'post-1', deleted: true }]);
  });

  it('hears of its own member’s notifications, and of nobody else’s', async () => {
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

    realtime.publisher.notified(ada.id, { count: 1 });
    realtime.publisher.notified(bob.id, { count: 7 });

    await expect.poll(() => heard).toEqual([[{ count: 1 }], [{ count: 1 }], [{ count: 7 }], []]);
  });

  it('survives whatever else is sent instead of messages', async () => {
    const client = await connect(ada.token);
    // As a hostile client does: no acknowledgement, wrong types, unknown events.
    const raw = client as unknown as Socket;
    raw.emit('global message');
    raw.emit('global message', null, 'no function');
    raw.emit('join', { toString: 'x' }, { length: 1 });
    raw.emit('no such event', 1);

    expect(await join(client, ada.id)).toMatchObject({ ok: true });
  });
});

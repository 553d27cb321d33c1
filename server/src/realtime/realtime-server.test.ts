import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Ack, ChatMessage, ClientToServerEvents, ServerToClientEvents } from '@alphazone/client';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

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
const limits = { total: 12, perAddress: 6, perMember: 3, events: 30 };
/** Holds up whatever is said. */
let beforeSaying: () => Promise<void>;

beforeAll(async () => {
  forum = await createTestApp();
  ada = await signUp(forum, 'Ada');
  bob = await signUp(forum, 'Bob');
});

afterAll(() => forum.close());

beforeEach(async () => {
  const chat = createChat({ db: forum.db, rateLimits: true });
  beforeSaying = () => Promise.resolve();
  realtime = createRealtime({
    verify: async (token) => (endedTokens.has(token) ? undefined : verifyToken(token, forum.settings)),
    chat: { ...chat, say: (...what) => beforeSaying().then(() => chat.say(...what)) },
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
    const { say } = createChat({ db: forum.db, rateLimits: false });
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

  it('is a visitor’s when its session was ended, and leaves its room', async () => {
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

  it('keeps its identity when another session of its member was ended', async () => {
    const other = await issueToken(ada.id, { ...forum.settings, tokenTtlSeconds: 60 });
    const [kept, lost] = [await connect(ada.token), await connect(other)];

    endedTokens.add(other);
    realtime.publisher.sessionsEnded(ada.id);

    await expect.poll(() => join(lost, ada.id)).toMatchObject({ ok: false });
    expect(await join(kept, ada.id)).toMatchObject({ ok: true });
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

describe('the number of sockets', () => {
  it('is limited for one address, until some of its sockets are gone', async () => {
    const first = await connect();
    for (let n = 1; n < limits.perAddress; n += 1) await connect();

    await expect(connect()).rejects.toThrow();
    await connect(undefined, '10.0.0.2');
    first.disconnect();
    await expect.poll(() => realtime.socketCount()).toBe(limits.perAddress);
    await connect();
  });

  it('is limited in all, whatever the addresses', async () => {
    for (let n = 0; n < limits.total; n += 1) await connect(undefined, `10.0.0.${n % 2}`);

    expect(realtime.socketCount()).toBe(limits.total);
    await expect(connect(undefined, '10.0.0.9')).rejects.toThrow();
  });

  it('is limited for one member, whose other members come in', async () => {
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

it('cuts off a socket that sends more events than anybody needs', async () => {
  const client = await connect();
  const ended = new Promise((resolve) => client.once('disconnect', resolve));

  for (let n = 0; n <= limits.events; n += 1) client.emit('join', 'somebody');

  expect(await ended).toBe('io server disconnect');
});

it('closes in a way that lets sockets come back by themselves, after what was said is acknowledged', async () => {
  const client = await connect((await signUp(forum, 'Cleo')).token);
  const ended = new Promise((resolve) => client.once('disconnect', resolve));
  let goOn: () => void = () => undefined;
  const isSaid = new Promise<void>((resolve) => {
    beforeSaying = () => {
      resolve();
      return new Promise((release) => (goOn = release));
    };
  });
  const ack = say(client, 'last words');
  await isSaid;

  const closing = realtime.close();
  goOn();

  expect(await ack).toMatchObject({ ok: true });
  await closing;
  expect(await ended).toBe('transport close');
  expect(client.active).toBe(true);
});

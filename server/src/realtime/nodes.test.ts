import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Ack, ChatMessage, ClientToServerEvents, ServerToClientEvents } from '@alphazone/client';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { verifyToken } from '../accounts/sessions/tokens';
import { createChat } from '../chat/chat';
import { announceNothing } from '../outcome/announce';
import { readPostChanges } from '../posts/read-post-changes';
import { connectRedis, type RedisConnections } from '../redis/connect-redis';
import { signUp, type TestMember } from '../testing/members';
import { startRedisProcess, type RedisProcess } from '../testing/redis-process';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createClientAddress } from '../network/client-address';
import type { NodeLink } from './node-link';
import { postgresLink } from './postgres-link';
import { createRealtime, type Realtime } from './realtime-server';
import { redisLink } from './redis-link';

type Client = Socket<ServerToClientEvents, ClientToServerEvents>;

interface Node {
  realtime: Realtime;
  http: HttpServer;
  url: string;
  link: NodeLink;
}

const warn = vi.fn();
const log = { info: warn, warn };
const endedUsers = new Set<string>();
const onError = vi.fn();

let forum: TestApp;
let ada: TestMember;
let redisProcess: RedisProcess;
let redis: RedisConnections[] = [];
let nodes: [Node, Node];
let clients: Client[] = [];

beforeAll(async () => {
  [forum, redisProcess] = await Promise.all([createTestApp(), startRedisProcess()]);
  ada = await signUp(forum, 'Ada');
});

afterAll(async () => {
  await forum.close();
  await redisProcess.close();
});

async function startNode(link: NodeLink): Promise<Node> {
  const realtime = createRealtime({
    verify: (token) => verifyToken(token, forum.settings),
    areCurrent: (claims) => Promise.resolve(claims.map(({ userId }) => !endedUsers.has(userId))),
    chat: createChat({ db: forum.db, announce: announceNothing, rateLimits: false }),
    readPostChanges: (ids) => readPostChanges(forum.db, ids),
    nodes: link,
    limits: { total: 50, perAddress: 50, perMember: 50, newPerMinute: Infinity, events: Infinity },
    addressOf: createClientAddress(false),
    corsOrigins: [],
    onError,
  });
  const http = createServer();
  await realtime.attach(http);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  return { realtime, http, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, link };
}

async function connect({ url }: Node, token?: string): Promise<Client> {
  const client: Client = io(url, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    ...(token !== undefined && { auth: { token } }),
  });
  clients.push(client);
  await new Promise<void>((resolve, reject) => {
    client.on('connect', resolve);
    client.on('connect_error', reject);
  });
  return client;
}

const say = (client: Client, text: string): Promise<Ack<ChatMessage>> =>
  client.timeout(10_000).emitWithAck('global message', { userId: ada.id, userName: 'Ada', text });

function collectMessages(client: Client): string[] {
  const heard: string[] = [];
  client.on('global message', ({ text }) => heard.push(text));
  return heard;
}

function collectChanges(client: Client): string[] {
  const seen: string[] = [];
  client.on('post changed', ({ _id }) => {
    if (_id !== 'probe') seen.push(_id);
  });
  return seen;
}

async function waitUntilLinked(): Promise<void> {
  let isLinked = false;
  (await connect(nodes[1])).on('post changed', () => (isLinked = true));
  await expect
    .poll(
      () => {
        nodes[0].realtime.publisher.postChanged({ _id: 'probe', deleted: true });
        return isLinked;
      },
      { timeout: 20_000, interval: 200 },
    )
    .toBe(true);
}

async function openRedisLink(secret: string): Promise<NodeLink> {
  const connections = await connectRedis(redisProcess.url, log);
  redis.push(connections);
  return redisLink(connections, secret);
}

const links = [
  {
    name: 'PostgreSQL',
    open: () => postgresLink({ connection: { connectionString: forum.databaseUrl }, db: forum.db, log }),
    async interrupt() {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
                where datname = current_database() and application_name = 'alphazone events'`.execute(
        forum.db,
      );
    },
    restore: () => Promise.resolve(),
  },
  {
    name: 'Redis',
    open: () => openRedisLink(forum.settings.jwtSecret),
    interrupt: () => redisProcess.kill(),
    restore: () => redisProcess.restart(),
  },
];

async function stopNode({ realtime, http, link }: Node): Promise<void> {
  await realtime.close();
  await new Promise((resolve) => http.close(resolve));
  await link.close();
}

afterEach(async () => {
  for (const client of clients) client.disconnect();
  clients = [];
  for (const node of nodes) await stopNode(node);
  for (const connections of redis) connections.close();
  redis = [];
  endedUsers.clear();
  onError.mockClear();
  warn.mockClear();
});

describe.each(links)('two servers linked by $name', (kind) => {
  beforeEach(async () => {
    nodes = [await startNode(await kind.open()), await startNode(await kind.open())];
    await waitUntilLinked();
  });

  it('deliver long chat messages to all sockets once and in the order of the history', async () => {
    const authors = [await connect(nodes[0], ada.token), await connect(nodes[1], ada.token)] as const;
    const heard = [
      collectMessages(authors[0]),
      collectMessages(await connect(nodes[0])),
      collectMessages(await connect(nodes[1])),
    ];
    const texts = Array.from({ length: 30 }, (_, i) => `${i + 10}${'🚀'.repeat(998)}`);

    const acks = await Promise.all(texts.map((text, i) => say(authors[i % 2 === 0 ? 0 : 1], text)));

    const stored = acks
      .flatMap((ack) => (ack.ok ? [ack.value] : []))
      .sort((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp));
    expect(new Set(stored.map(({ timestamp }) => timestamp)).size).toBe(30);
    for (const list of heard) await expect.poll(() => list).toEqual(stored.map(({ text }) => text));
  });

  it('deliver post changes to all sockets in order', async () => {
    const seen = [collectChanges(await connect(nodes[0])), collectChanges(await connect(nodes[1]))];
    const ids = Array.from({ length: 50 }, (_, i) => `post ${i}`);

    for (const _id of ids) nodes[0].realtime.publisher.postChanged({ _id, deleted: true });

    for (const list of seen) await expect.poll(() => list).toEqual(ids);
  });

  it('deliver events that exceed the NOTIFY limit', async () => {
    const seen = collectChanges(await connect(nodes[1]));
    const lengths = [7_700, 7_800, 7_900, 8_000, 20_000];

    for (const length of lengths) {
      nodes[0].realtime.publisher.postChanged({ _id: 'x'.repeat(length), deleted: true });
    }

    await expect.poll(() => seen.map((id) => id.length).sort((a, b) => a - b)).toEqual(lengths);
  });

  it('demote sockets of revoked sessions to guests', async () => {
    const sockets = [await connect(nodes[0], ada.token), await connect(nodes[1], ada.token)];
    for (const socket of sockets) expect(await say(socket, 'gm')).toMatchObject({ ok: true });

    endedUsers.add(ada.id);
    nodes[0].realtime.publisher.accessChanged(ada.id);

    for (const socket of sockets) {
      await expect.poll(() => say(socket, 'still me?')).toMatchObject({ ok: false });
    }
  });

  it('demote sockets of sessions that ended during an outage', async () => {
    const socket = await connect(nodes[1], ada.token);
    const told = new Promise<void>((resolve) => socket.on('session ended', resolve));

    await kind.interrupt();
    endedUsers.add(ada.id);
    nodes[0].realtime.publisher.accessChanged(ada.id);
    await kind.restore();

    await told;
    expect(await say(socket, 'still me?')).toMatchObject({ ok: false });
  });

  it('lose no chat messages during an outage, reconnect and log both', async () => {
    const author = await connect(nodes[0], ada.token);
    const heard = collectMessages(await connect(nodes[1]));

    await kind.interrupt();
    const acks = [await say(author, 'one'), await say(author, 'two')];
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['one', 'two']);
    await kind.restore();
    await waitUntilLinked();
    await say(author, 'three');

    expect(acks.every(({ ok }) => ok)).toBe(true);
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['one', 'two', 'three']);
    const warnings = warn.mock.calls.map(([message]) => String(message)).join('\n');
    expect(warnings).toMatch(/interrupted|Redis is unreachable/);
    expect(warnings).toMatch(/carried again|Redis is back/);
  });
});

it('keeps the events of communities that share a Redis apart', async () => {
  const other = 'the secret of another community';
  const [here, there] = [
    await startNode(await openRedisLink(other)),
    await startNode(await openRedisLink(other)),
  ];
  nodes = [here, there];
  await waitUntilLinked();
  const stranger = await startNode(await openRedisLink(forum.settings.jwtSecret));
  const author = await connect(stranger, ada.token);
  const client = await connect(there);
  const [heard, seen] = [collectMessages(client), collectChanges(client)];

  await say(author, 'gm');
  // Redis delivers to a server in order: a message to all would arrive first.
  here.realtime.publisher.postChanged({ _id: 'later', deleted: true });
  await expect.poll(() => seen).toEqual(['later']);

  expect(heard).toEqual([]);
  await stopNode(stranger);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { ChatMessage, NotificationPush, Post, Session } from '@alphazone/client';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { checkedCall } from './testing/checked-fetch';
import { startChatClient, type ChatClient, type ChatClientOptions } from './testing/chat-client';
import { startRedisProcess, type RedisProcess } from './testing/redis-process';
import { startServerProcess, type ServerProcess } from './testing/server-process';
import { createTestDatabase, type TestDatabase } from './testing/test-database';

let folder: string;
let database: TestDatabase;
let redis: RedisProcess | undefined;
let servers: ServerProcess[] = [];
let clients: ChatClient[] = [];

const signUp = ({ url }: ServerProcess, name: string): Promise<Session> =>
  checkedCall(`${url}/api/users/signup`, {
    body: {
      name,
      username: name.toLowerCase(),
      email: `${name.toLowerCase()}@example.org`,
      password: 'correct horse 1',
      referralCode: '',
    },
  });

const publish = ({ url }: ServerProcess, { token, result }: Session): Promise<Post> =>
  checkedCall(`${url}/posts/CreatePost`, {
    body: {
      postTitle: 'Two of us',
      postBody: 'One database.',
      postTags: ['test'],
      mediaUrls: [],
      category: 'News',
      userId: result._id,
      userPosted: result.name,
    },
    token,
  });

const history = (url: string, before?: string): Promise<ChatMessage[]> =>
  checkedCall(`${url}/api/globalchat/history${before === undefined ? '' : `?before=${before}`}`);

async function wholeHistory(url: string): Promise<ChatMessage[]> {
  let all: ChatMessage[] = [];
  for (let page = await history(url); page.length > 0; page = await history(url, page[0]?._id)) {
    all = [...page, ...all];
  }
  return all;
}

async function follow(options: ChatClientOptions): Promise<ChatClient> {
  const client = await startChatClient(options, history);
  clients.push(client);
  return client;
}

const idsOf = (messages: readonly ChatMessage[]) => messages.map(({ _id }) => _id);

describe.each(['PostgreSQL', 'Redis'])('two server processes on one database, linked by %s', (link) => {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'az-test-'));
    database = await createTestDatabase();
    redis = link === 'Redis' ? await startRedisProcess() : undefined;
    const env = { DATABASE_URL: database.url, DATA_DIR: folder, ...(redis && { REDIS_URL: redis.url }) };
    // Sequentially: the first creates the key and the administrator.
    for (let n = 0; n < 2; n += 1) servers.push(await startServerProcess(env));
  }, 120_000);

  afterAll(async () => {
    for (const client of clients) client.close();
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await redis?.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
    [servers, clients, redis] = [[], [], undefined];
  });

  const pair = (): [ServerProcess, ServerProcess] => {
    const [first, second] = servers;
    if (!first || !second) throw new Error('There are not two servers.');
    return [first, second];
  };

  it('push a post change to the sockets of both', async () => {
    const [first, second] = pair();
    const { token, result } = await signUp(first, 'Eve');
    const post = await publish(first, { token, result });
    const socket = io(second.url, { transports: ['websocket'], reconnection: false });
    const changes: unknown[] = [];
    socket.on('post changed', (change: unknown) => changes.push(change));
    await new Promise<void>((resolve) => socket.on('connect', resolve));

    await checkedCall(`${first.url}/posts/vote/${post._id}`, {
      method: 'PATCH',
      body: { value: 'upVote', userId: result._id },
      token,
    });

    // The push of the new post may come first.
    await expect.poll(() => changes.at(-1), { timeout: 10_000 }).toMatchObject({ _id: post._id, upVotes: 1 });
    socket.disconnect();
  }, 60_000);

  it('push a notification across servers, only to its owner', async () => {
    const [first, second] = pair();
    const author = await signUp(second, 'Nia');
    const reader = await signUp(first, 'Olu');
    const post = await publish(second, author);
    const pushes: NotificationPush[] = [];
    const others: unknown[] = [];
    const sockets = [author, reader].map(({ token }) =>
      io(second.url, { transports: ['websocket'], reconnection: false, auth: { token } }),
    );
    sockets[0]?.on('notification', (push: NotificationPush) => pushes.push(push));
    sockets[1]?.on('notification', (push: unknown) => others.push(push));
    const ids = [author.result._id, reader.result._id];
    await Promise.all(sockets.map((socket, n) => socket.emitWithAck('join', ids[n])));

    await checkedCall(`${first.url}/comment/${post._id}`, {
      body: { commentBody: 'Heard over there?', userId: reader.result._id },
      token: reader.token,
    });

    await expect
      .poll(() => pushes.find(({ item }) => item?.type === 'reply'))
      .toMatchObject({ item: { sender: { username: 'olu' }, postId: { _id: post._id } } });
    const { count } = await checkedCall<{ count: number }>(`${first.url}/notifications/unread-count`, {
      token: author.token,
    });
    expect(pushes.at(-1)?.count).toBe(count);
    expect(others.filter((push) => JSON.stringify(push).includes('reply'))).toEqual([]);
    for (const socket of sockets) socket.disconnect();
  }, 60_000);

  it('keep all acknowledged messages once and in order when one is killed', async () => {
    const [first, second] = pair();
    const { token: ada } = await signUp(first, 'Ada');
    const { token: bob } = await signUp(second, 'Bob');
    const doomed = [first.url, second.url];
    const safe = [second.url, first.url];
    const authors = [await follow({ urls: doomed, token: ada }), await follow({ urls: safe, token: bob })];
    const listeners = [
      await follow({ urls: doomed }),
      await follow({ urls: doomed }),
      await follow({ urls: safe }),
    ];
    const acknowledged: string[] = [];
    const enough = 300;
    let killed: Promise<unknown> | undefined;

    await Promise.all(
      authors.map(async (author, n) => {
        for (let i = 0; acknowledged.length < enough; i += 1) {
          const message = await author.say(`author ${n}, message ${i}`);
          if (message) acknowledged.push(message._id);
          else await new Promise((resolve) => setTimeout(resolve, 50));
          if (acknowledged.length >= enough / 3) killed ??= first.end('SIGKILL');
        }
      }),
    );
    await killed;
    const stored = await wholeHistory(second.url);

    expect(idsOf(stored)).toEqual(expect.arrayContaining(acknowledged));
    for (const client of [...authors, ...listeners]) {
      await expect.poll(() => idsOf(client.messages()), { timeout: 20_000 }).toEqual(idsOf(stored));
      expect(client.server()).toBe(second.url);
    }
    // A client of the surviving server needs only its socket.
    expect(idsOf(listeners[2]?.received ?? [])).toEqual(idsOf(stored));
    expect(new Set(stored.map(({ userId }) => userId)).size).toBe(2);
  }, 120_000);
});

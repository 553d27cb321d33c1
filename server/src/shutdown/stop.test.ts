import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import type { Comment, Post, Session } from '@alphazone/client';
import { sql } from 'kysely';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { startServerProcess, type ServerProcess } from '../testing/server-process';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

let folder: string;
let database: TestDatabase;
let server: ServerProcess;
const agent = new Agent({ keepAlive: true });

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'az-test-'));
  database = await createTestDatabase();
  server = await startServerProcess({ DATABASE_URL: database.url, DATA_DIR: folder });
}, 120_000);

afterEach(async () => {
  agent.destroy();
  await server.end('SIGKILL');
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

interface ReceivedResponse {
  status: number;
  connection: string | undefined;
  body: unknown;
}

function call(method: string, url: string, body?: unknown, token?: string): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${server.url}${url}`, {
      agent,
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    });
    request.on('error', reject);
    request.on('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('error', reject);
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          connection: response.headers.connection,
          body: response.headers['content-type']?.includes('json') ? JSON.parse(text) : text,
        });
      });
    });
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function signUp(): Promise<Session> {
  const { body } = await call('POST', '/api/users/signup', {
    name: 'Ada',
    username: 'ada',
    email: 'ada@example.org',
    password: 'correct horse 1',
    referralCode: '',
  });
  return body as Session;
}

async function publish({ token, result }: Session): Promise<Post> {
  const post = {
    postTitle: 'Stop me',
    postBody: 'In good order.',
    postTags: ['test'],
    mediaUrls: [],
    category: 'News',
    userId: result._id,
    userPosted: result.name,
  };
  return (await call('POST', '/posts/CreatePost', post, token)).body as Post;
}

async function countPending(): Promise<number> {
  const { body } = await call('GET', '/metrics');
  return Number(/^alphazone_requests_in_flight(?:\{.*\})? (\d+)$/m.exec(String(body))?.[1]);
}

describe('a stopping server', { timeout: 120_000 }, () => {
  it('finishes pending requests, accepts no new connections and exits with 0', async () => {
    const session = await signUp();
    const { _id } = await publish(session);
    const before = await countPending();
    const comments = Array.from({ length: 40 }, (_, n) => `comment ${n}`);
    let responses: Promise<ReceivedResponse[]> | undefined;
    let ended: Promise<number | null> | undefined;

    // The lock keeps all comment requests pending.
    await database.db.transaction().execute(async (transaction) => {
      await sql`lock table comments in exclusive mode`.execute(transaction);
      responses = Promise.all(
        comments.map((commentBody) => {
          const body = { commentBody, userId: session.result._id, userCommented: 'Ada' };
          return call('POST', `/comment/${_id}`, body, session.token);
        }),
      );
      await expect
        .poll(async () => (await countPending()) - before, { timeout: 20_000 })
        .toBe(comments.length);
      ended = server.end('SIGTERM');
      await expect.poll(() => accepts(server.url), { timeout: 20_000 }).toBe(false);
    });

    const seen = (await responses) ?? [];
    const stored = await database.db.selectFrom('comments').select('body').execute();
    expect(seen.map(({ status }) => status)).toEqual(comments.map(() => 201));
    expect(seen.every(({ connection }) => connection === 'close')).toBe(true);
    expect(stored.map(({ body }) => body).sort()).toEqual([...comments].sort());
    expect(seen.map(({ body }) => (body as { comment: Comment }).comment.commentBody)).toEqual(comments);
    expect(await ended).toBe(0);
  });

  it('closes idle connections and lets sockets reconnect elsewhere', async () => {
    await call('GET', '/healthz');
    const socket = io(server.url, { transports: ['websocket'], reconnection: false });
    await new Promise<void>((resolve) => socket.on('connect', resolve));
    const reason = new Promise((resolve) => socket.on('disconnect', resolve));
    const idle = Object.values(agent.freeSockets).flat()[0];
    const idleEnded = idle && once(idle, 'close');

    const ended = server.end('SIGTERM');

    expect(await reason).toBe('transport close');
    expect(socket.active).toBe(true);
    expect(await ended).toBe(0);
    expect(await idleEnded).toBeDefined();
  });

  it('does not wait for connections that never sent anything', async () => {
    const socket = await connectTo(server.url);
    const closed = once(socket.resume(), 'close');
    const startedAt = performance.now();

    expect(await server.end('SIGTERM')).toBe(0);

    expect(performance.now() - startedAt).toBeLessThan(8_000);
    await closed;
  });

  it('answers a request whose headers were still arriving', async () => {
    const socket = await connectTo(server.url);
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    const closed = once(socket, 'close');
    socket.write('GET /healthz HTTP/1.1\r\nHost: forum\r\n');
    // The server has read it by the time it answers a later request.
    await call('GET', '/healthz');

    const ended = server.end('SIGTERM');
    await setTimeout(1_000);
    socket.write('\r\n');

    await closed;
    expect(received).toMatch(/^HTTP\/1\.1 \d+/);
    expect(await ended).toBe(0);
  });

  it('stops gracefully when its output is no longer read', async () => {
    server.closeOutput();

    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('finishes requests pipelined behind a pending one', async () => {
    const session = await signUp();
    const { _id } = await publish(session);
    const before = await countPending();
    const socket = await connectTo(server.url);
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    const closed = once(socket, 'close');
    const body = JSON.stringify({ commentBody: 'last', userId: session.result._id, userCommented: 'Ada' });
    let ended: Promise<number | null> | undefined;

    await database.db.transaction().execute(async (transaction) => {
      await sql`lock table comments in exclusive mode`.execute(transaction);
      // Pipelined: sent together, handled sequentially.
      socket.write(
        `POST /comment/${_id} HTTP/1.1\r\nHost: forum\r\nContent-Type: application/json\r\n` +
          `Authorization: Bearer ${session.token}\r\nContent-Length: ${body.length}\r\n\r\n${body}` +
          'GET /nowhere HTTP/1.1\r\nHost: forum\r\n\r\n',
      );
      await expect.poll(async () => (await countPending()) - before, { timeout: 20_000 }).toBe(2);
      ended = server.end('SIGTERM');
      await expect.poll(() => accepts(server.url), { timeout: 20_000 }).toBe(false);
    });

    await closed;
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 201', 'HTTP/1.1 404']);
    expect(received).toContain('"code":"not_found"');
    expect(await ended).toBe(0);
  });
});

async function connectTo(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

const accepts = (url: string): Promise<boolean> =>
  connectTo(url).then(
    (socket) => {
      socket.destroy();
      return true;
    },
    () => false,
  );

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Ack, Post, Session } from '@alphazone/client';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { checkedCall, checkedFetch } from './testing/checked-fetch';
import { copyPreparedData } from './testing/prepared-data';
import { startServerProcess, type ServerProcess } from './testing/server-process';

const admin = { email: 'admin@example.org', password: 'first password 1' };

let folder: string;
const started: ServerProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'az-test-'));
});

afterEach(async () => {
  for (const server of started.splice(0)) await server.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

/** In a prepared folder. */
async function startPrepared(env: Record<string, string> = {}): Promise<ServerProcess> {
  await copyPreparedData(folder);
  return start(env);
}

async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServerProcess({
    DATA_DIR: folder,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...env,
  });
  started.push(server);
  return server;
}

const login = ({ url }: ServerProcess, password = admin.password): Promise<Session> =>
  checkedCall(`${url}/api/users/login`, { body: { email: admin.email, password } });

async function publish({ url }: ServerProcess, { token, result }: Session): Promise<Post> {
  const body = {
    postTitle: 'Crash me',
    postBody: 'All of it.',
    postTags: ['test'],
    mediaUrls: [],
    category: 'News',
    userId: result._id,
    userPosted: result.name,
  };
  return checkedCall(`${url}/posts/CreatePost`, { body, token });
}

async function readPost({ url }: ServerProcess, id: string): Promise<Post> {
  const [post] = await checkedCall<Post[]>(`${url}/posts/get?id=${id}`);
  if (!post) throw new Error('The post is gone.');
  return post;
}

describe('the server process', { timeout: 120_000 }, () => {
  it('keeps every acknowledged comment once when it is killed during 200 requests', async () => {
    const first = await startPrepared();
    const session = await login(first);
    const { _id } = await publish(first, session);
    const acknowledged: string[] = [];

    const comments = Array.from({ length: 200 }, async (_, i) => {
      const body = { commentBody: `comment ${i}`, userId: session.result._id, userCommented: 'Admin' };
      await checkedCall(`${first.url}/comment/${_id}`, { body, token: session.token });
      acknowledged.push(body.commentBody);
      if (acknowledged.length === 60) await first.end('SIGKILL');
    });
    await Promise.allSettled(comments);
    const second = await start();
    const { comment, noOfComments } = await readPost(second, _id);
    const stored = (comment ?? []).map(({ commentBody }) => commentBody);

    expect(acknowledged.length).toBeGreaterThanOrEqual(60);
    expect(acknowledged.length).toBeLessThan(200);
    expect(stored).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(stored).size).toBe(stored.length);
    expect(noOfComments).toBe(stored.length);
  });

  it('protects the name of the member of ADMIN_USER_ID', async () => {
    const signUp = ({ url }: ServerProcess, name: string, username: string): Promise<Session> =>
      checkedCall(`${url}/api/users/signup`, {
        body: { name, username, email: `${username}@example.org`, password: 'correct horse 1' },
      });
    const before = await startPrepared();
    const { result } = await signUp(before, 'Ada', 'ada');
    await before.end('SIGTERM');

    const after = await start({ ADMIN_USER_ID: result._id });

    await expect(signUp(after, 'Аdа', 'imitator')).rejects.toThrow('looks like one of the staff');
  });

  it('generates a one-time password, prints it once and stores it nowhere', async () => {
    const first = await start({ ADMIN_PASSWORD: '', LOG_LEVEL: 'trace' });
    const password = /password {2}(\S+)/.exec(first.output())?.[1] ?? '';

    expect((await login(first, password)).token).toBeTruthy();
    expect(first.output().split(password)).toHaveLength(2);
    expect(first.errors()).not.toContain(password);
    await first.end('SIGTERM');
    const second = await start({ ADMIN_PASSWORD: '' });
    expect(second.output()).not.toContain('password');
    expect((await login(second, password)).token).toBeTruthy();
    for (const file of await filesIn(folder)) {
      expect((await readFile(file)).includes(password), file).toBe(false);
    }
  });

  it('prints the one-time password even when listening fails', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => blocker.once('listening', resolve));
    const { port } = blocker.address() as AddressInfo;

    const failure = startPrepared({ PORT: String(port), ADMIN_PASSWORD: '' });

    await expect(failure).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken by another program.`);
    await expect(failure).rejects.toThrow(/password {2}\S{19}/);
    await new Promise((resolve) => blocker.close(resolve));
  });

  it('refuses to start on the folder of another server', async () => {
    await startPrepared();

    await expect(start()).rejects.toThrow(/Another server or command \(process \d+\) uses the data folder/);
  });

  it('reports invalid settings and an unreachable database', async () => {
    await expect(start({ PORT: 'many', SEED: 'much' })).rejects.toThrow(/PORT must be[^]*SEED must be/);
    const unreachable = start({ DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/forum' });
    await expect(unreachable).rejects.toThrow('The database at 127.0.0.1:1/forum cannot be used');
    await expect(unreachable).rejects.not.toThrow('secret');
  });

  it('authenticates sockets until the session is revoked', async () => {
    const server = await startPrepared();
    const { token, result } = await login(server);
    const joins = async (): Promise<boolean> => {
      const socket = io(server.url, { transports: ['websocket'], reconnection: false, auth: { token } });
      try {
        await new Promise<void>((resolve, reject) => {
          socket.on('connect', resolve);
          socket.on('connect_error', reject);
        });
        const ack = (await socket.timeout(10_000).emitWithAck('join', result._id)) as Ack;
        return ack.ok;
      } finally {
        socket.disconnect();
      }
    };

    const before = await joins();
    await checkedCall(`${server.url}/api/users/${result._id}/logout-everywhere`, { method: 'POST', token });

    expect(before).toBe(true);
    expect(await joins()).toBe(false);
  });

  it('stops gracefully with open sockets and connections', async () => {
    const server = await startPrepared();
    const socket = io(server.url, { transports: ['websocket'], reconnection: false });
    await new Promise<void>((resolve) => socket.on('connect', resolve));
    await checkedFetch(`${server.url}/healthz`);

    expect(await server.end('SIGINT')).toBe(0);
    expect(await readdir(path.join(folder, 'postgres'))).not.toContain('postmaster.pid');
    socket.disconnect();
  });
});

async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

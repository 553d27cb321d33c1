import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Post, Session } from '@alphazone/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { startServerProcess, type ServerProcess } from '../testing/server-process';
import { checkedCall, checkedFetch } from '../testing/checked-fetch';
import { multipart, testFiles } from '../testing/files';
import { copyPreparedData } from '../testing/prepared-data';
import { backUp } from './back-up';
import { readTables } from './catalog';
import { withDatabase } from './instance';
import { readManifest } from './manifest';
import { restore } from './restore';

const admin = { email: 'admin@example.org', password: 'first password 1' };
const { signal } = new AbortController();
const quiet = { signal, onProgress: () => undefined };

let folder: string;
const started: ServerProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'az-test-'));
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.end('SIGTERM')));
  await rm(folder, { recursive: true, force: true });
});

const settingsOf = (name: string) => ({
  dataDir: path.join(folder, name),
  databaseUrl: undefined,
  jwtSecret: undefined,
});

async function start(name: string): Promise<ServerProcess> {
  const server = await startServerProcess({
    DATA_DIR: path.join(folder, name),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  started.push(server);
  return server;
}

async function startPrepared(name: string): Promise<ServerProcess> {
  await copyPreparedData(settingsOf(name).dataDir);
  return start(name);
}

const backUpOf = (name: string) =>
  backUp({
    settings: settingsOf(name),
    to: path.join(folder, 'backups'),
    ...quiet,
  });

const restoreTo = (name: string, from: string) => restore({ settings: settingsOf(name), from, ...quiet });

async function upload(url: string, token: string): Promise<string> {
  const { payload, headers } = multipart({ name: 'file', content: testFiles.png, filename: 'dot.png' });
  const response = await checkedFetch(`${url}/api/upload/file`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: new Uint8Array(payload),
  });
  if (!response.ok) throw new Error(`The upload returned ${response.status}: ${await response.text()}`);
  return JSON.stringify(await response.json());
}

async function write(url: string, { token, result }: Session, isEnough: (times: number) => boolean) {
  const acknowledged: string[] = [];
  while (!isEnough(acknowledged.length)) {
    await upload(url, token);
    const { _id } = await checkedCall<Post>(`${url}/posts/CreatePost`, {
      token,
      body: {
        postTitle: 'While it runs',
        postBody: 'Written during a backup.',
        postTags: ['test'],
        mediaUrls: [],
        category: 'News',
        userId: result._id,
        userPosted: result.name,
      },
    });
    const commentBody = `comment on ${_id}`;
    await checkedCall(`${url}/comment/${_id}`, {
      token,
      body: {
        commentBody,
        userId: result._id,
        userCommented: result.name,
      },
    });
    acknowledged.push(commentBody);
  }
  return acknowledged;
}

async function expectOwnerOnly(backup: string): Promise<void> {
  const key = path.join(backup, 'jwt-secret');
  expect((await stat(backup)).mode & 0o777).toBe(0o700);
  expect((await stat(key)).mode & 0o777).toBe(0o600);
  expect(await readFile(key, 'utf8')).toBe(await readFile(path.join(folder, 'first', 'jwt-secret'), 'utf8'));
}

const rowsOf = (name: string): Promise<Record<string, string[]>> =>
  withDatabase(settingsOf(name), quiet, async ({ client }) => {
    const all: Record<string, string[]> = {};
    for (const { name: table } of await readTables(client)) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from ${client.escapeIdentifier(table)} t order by 1`,
      );
      all[table] = rows.map(({ row }) => row);
    }
    return all;
  });

it('lets a server and a command that start during a backup wait', { timeout: 120_000 }, async () => {
  await copyPreparedData(settingsOf('first').dataDir);
  const lines: string[] = [];
  const waiting = { signal, onProgress: (line: string) => void lines.push(line) };

  const { starting, second } = await withDatabase(settingsOf('first'), quiet, async () => {
    const second = withDatabase(settingsOf('first'), waiting, async ({ client }) => {
      await client.query('select');
    });
    const starting = start('first');
    const areWaiting = Promise.race([starting, second, sleep(5_000, true)]);
    expect(await areWaiting).toBe(true);
    return { starting, second };
  });

  expect(lines).toEqual([expect.stringContaining('Waiting until it ends.')]);
  await expect(second).resolves.toBeUndefined();
  expect((await checkedFetch(`${(await starting).url}/readyz`)).status).toBe(200);
});

describe('a backup of a running server', { timeout: 120_000 }, () => {
  it('contains all rows and files acknowledged before it during concurrent writes', async () => {
    const server = await startPrepared('first');
    const session = await checkedCall<Session>(`${server.url}/api/users/login`, { body: admin });
    const before = await write(server.url, session, (times) => times === 10);
    let isBackedUp = false;

    const [backup, ...others] = await Promise.all([
      backUpOf('first').finally(() => (isBackedUp = true)),
      ...Array.from({ length: 4 }, async () => [
        ...(await write(server.url, session, () => isBackedUp)),
        ...(await write(server.url, session, (times) => times === 1)),
      ]),
    ]);
    await restoreTo('second', backup);

    const counts = await withDatabase(settingsOf('second'), quiet, async ({ client }) => {
      const { rows } = await client.query<{
        comments: number;
        counted_on_posts: number;
        counted_on_users: number;
        files: number;
      }>(`
        select (select count(*)::int from comments) as comments,
               (select sum(comment_count)::int from posts) as counted_on_posts,
               (select sum(comments_count)::int from users) as counted_on_users,
               (select sum(1 + jsonb_array_length(variants))::int from uploads) as files`);
      const { rows: bodies } = await client.query<{ body: string }>('select body from comments');
      return { ...rows[0], bodies: bodies.map(({ body }) => body) };
    });
    expect(counts.bodies).toEqual(expect.arrayContaining(before));
    expect(counts.bodies.length).toBeLessThan(before.length + others.flat().length);
    expect(counts).toMatchObject({ counted_on_posts: counts.comments, counted_on_users: counts.comments });
    const { media, missingMedia } = await readManifest(backup);
    expect(missingMedia).toEqual([]);
    expect(media).toHaveLength(counts.files ?? NaN);
    expect((await readdir(path.join(folder, 'second', 'media'))).sort()).toEqual(
      media.map(({ name }) => name),
    );
  });

  it('restores all responses and sessions, and only its owner can read it', async () => {
    const first = await startPrepared('first');
    const session = await checkedCall<Session>(`${first.url}/api/users/login`, { body: admin });
    await write(first.url, session, (times) => times === 10);
    const picture = await upload(first.url, session.token);
    const address = /\/media\/[\w.-]+/.exec(picture)?.[0] ?? '';
    const responses = async ({ url }: ServerProcess) => ({
      posts: await checkedCall<Post[]>(`${url}/posts/get`),
      users: await checkedCall(`${url}/api/users/all`),
      me: await checkedCall(`${url}/api/users/${session.result._id}`, { token: session.token }),
      picture: Buffer.from(await (await checkedFetch(`${url}${address}`)).arrayBuffer()).toString('hex'),
    });
    const wanted = await responses(first);

    const backup = await backUpOf('first');
    await restoreTo('second', backup);

    expect(await rowsOf('second')).toEqual(await rowsOf('first'));
    const found = await responses(await start('second'));
    expect(found).toEqual(wanted);
    expect(found.posts).toHaveLength(10);
    expect(found.picture).toBe(testFiles.png.toString('hex'));
    await expectOwnerOnly(backup);
  });
});

import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { messages } from '../messages';
import { addManyPosts } from '../testing/many-posts';
import { signUp, type TestMember } from '../testing/members';
import { createTestApp, type TestApp, type TestAppOptions } from '../testing/test-app';

const postCount = 300;
const longTimeouts = { stallMs: 60_000, totalMs: 60_000 };

let server: TestApp;
let ada: TestMember;
let bob: TestMember;
beforeAll(async () => {
  server = await start({ slots: { max: 2, waitMs: 10 }, timeouts: longTimeouts });
  ada = await signUp(server, 'Ada');
  bob = await signUp(server, 'Bob');
});
afterAll(() => server.close());

/** A forum whose list of posts exceeds a connection's buffers. */
async function start(completeLists: NonNullable<TestAppOptions['completeLists']>): Promise<TestApp> {
  const app = await createTestApp({ completeLists });
  await addManyPosts(app.db, postCount);
  await sql`update posts set body = repeat('x', 20000)`.execute(app.db);
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

/** Does not read the body. */
const open = ({ app }: TestApp, token?: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo;
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    get({ port, path: '/posts/get', agent: false, headers }, resolve).once('error', reject);
  });

/** Keeps the body, which has megabytes, out of failure messages. */
const lengthOf = async (list: IncomingMessage) => (await text(list)).length;

const openTransactions = async ({ db }: TestApp) =>
  (
    await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and xact_start is not null
        and pid <> pg_backend_pid()`.execute(db)
  ).rows.map(({ pid }) => pid);

const isFree = (app = server) => expect.poll(() => openTransactions(app)).toEqual([]);

it('sends one list at a time to a caller, and a few in all', async () => {
  const lists = [await open(server)];

  const second = await server.request({ url: '/api/users/all' });
  expect(second.statusCode).toBe(429);
  expect(second.json()).toEqual({ code: 'too_many_requests', message: messages.listPending });
  expect(second.headers['retry-after']).toBe('10');
  expect(second.headers).not.toHaveProperty('etag');
  expect((await server.request({ url: '/posts/get?limit=1' })).statusCode).toBe(200);
  expect((await ada.request({ url: '/posts/get' })).statusCode).toBe(200);

  lists.push(await open(server, ada.token));
  const third = await bob.request({ url: '/posts/get' });
  expect(third.statusCode).toBe(503);
  expect(third.headers['retry-after']).toBe('10');

  for (const list of lists) list.destroy();
  await isFree();
  expect((await bob.request({ url: '/posts/get' })).statusCode).toBe(200);
});

it('sends one state of the database, however slowly the client reads', async () => {
  const list = await open(server);
  await server.db.updateTable('posts').set({ title: 'changed later' }).execute();

  const body = await text(list);

  expect(JSON.parse(body)).toHaveLength(postCount);
  expect(body.includes('changed later')).toBe(false);
  await isFree();
});

it('aborts the response when the database fails, instead of truncating the list', async () => {
  const list = await open(server);
  for (const pid of await openTransactions(server)) {
    await sql`select pg_terminate_backend(${pid})`.execute(server.db);
  }

  await expect(lengthOf(list)).rejects.toThrow('aborted');
  await isFree();
  expect((await server.request({ url: '/posts/get' })).statusCode).toBe(200);
});

it('breaks the connection to a client that does not read', async () => {
  const short = await start({
    slots: { max: 1, waitMs: 0 },
    timeouts: { ...longTimeouts, stallMs: 200 },
  });
  const list = await open(short);
  await isFree(short);

  await expect(lengthOf(list)).rejects.toThrow('aborted');
  await short.close();
});

it('revalidates without sending the list, for the same caller', async () => {
  const list = (member: TestMember | TestApp, tag = '') =>
    member.request({ url: '/api/users/all', headers: { 'if-none-match': tag } });

  // Tests of other files change the same database server.
  const tag = await vi.waitFor(async () => {
    const etag = String((await list(server)).headers.etag);
    const unchanged = await list(server, etag);
    expect(unchanged.statusCode).toBe(304);
    expect(unchanged.headers).toMatchObject({ etag, 'cache-control': 'no-cache' });
    return etag;
  }, 20_000);

  expect(tag).toMatch(/^W\/"/);
  // Lists of posts contain the caller's votes.
  expect((await list(ada, tag)).statusCode).toBe(200);
});

it('answers HEAD without reading the list', async () => {
  const response = await server.app.inject({ method: 'HEAD', url: '/posts/get' });

  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('');
  expect(response.headers.etag).toMatch(/^W\/"/);
});

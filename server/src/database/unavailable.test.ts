import dns from 'node:dns';

import { sql } from 'kysely';
import { inject, expect, it, vi } from 'vitest';

import { buildApp } from '../app';
import { checkedInject } from '../testing/checked-inject';
import { testPassword } from '../testing/members';
import { connectionTo } from '../testing/server-connection';
import { createTestApp } from '../testing/test-app';
import { createDatabase, type Database } from './database';
import { isUnavailable } from './unavailable';

type LookupDone = (error: null, addresses: dns.LookupAddress[]) => void;

async function requestWith(db: Database): Promise<{ status: number; retryAfter: unknown; body: unknown }> {
  const forum = await createTestApp();
  const app = await buildApp({ settings: forum.settings, db });
  const response = await checkedInject(app, { url: '/posts/get' });
  await app.close();
  await forum.close();
  return {
    status: response.statusCode,
    retryAfter: response.headers['retry-after'],
    body: response.json<unknown>(),
  };
}

const retryLater = {
  status: 503,
  retryAfter: '5',
  body: {
    code: 'unavailable',
    message: 'The server is busy. Nothing was changed. Try again in a few seconds.',
  },
};

it('returns 503 with Retry-After when no connection becomes free', async () => {
  const db = createDatabase({
    ...connectionTo(inject('testServer')),
    max: 1,
    connectionTimeoutMillis: 1_000,
  });

  const response = await db.connection().execute(() => requestWith(db));

  expect(response).toEqual(retryLater);
  await db.destroy();
});

it('returns 503 with Retry-After when the database is down', async () => {
  const db = createDatabase({ host: '127.0.0.1', port: 1 });

  expect(await requestWith(db)).toEqual(retryLater);
  await db.destroy();
});

it('returns 503 with Retry-After when no address of the host responds', async () => {
  vi.spyOn(dns, 'lookup').mockImplementation(((_host: string, _options: unknown, done: LookupDone) => {
    process.nextTick(done, null, [
      { address: '127.0.0.1', family: 4 },
      { address: '::1', family: 6 },
    ]);
  }) as typeof dns.lookup);
  const db = createDatabase({ host: 'db.example', port: 1 });

  expect(await requestWith(db)).toEqual(retryLater);
  vi.restoreAllMocks();
  await db.destroy();
});

it('returns 503 with Retry-After when the name of the host is unknown', async () => {
  const db = createDatabase({ host: 'no-such-host.invalid', port: 5432 });

  expect(await requestWith(db)).toEqual(retryLater);
  await db.destroy();
});

it('returns 503 with Retry-After from a read-only standby', async () => {
  const forum = await createTestApp();
  const url = new URL(forum.databaseUrl);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  const standby = createDatabase({ connectionString: url.href });
  const app = await buildApp({ settings: forum.settings, db: standby });

  const response = await checkedInject(app, {
    method: 'POST',
    url: '/api/users/signup',
    payload: { name: 'Ada', username: 'ada', email: 'ada@example.org', password: testPassword },
  });

  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual(retryLater.body);
  await app.close();
  await standby.destroy();
  await forum.close();
});

it('counts several addresses only if all of them are unreachable', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' });

  expect(isUnavailable(new AggregateError([refused, refused]))).toBe(true);
  expect(isUnavailable(new AggregateError([refused, new Error('wrong password')]))).toBe(false);
  expect(isUnavailable(new AggregateError([]))).toBe(false);
});

it.each(['53100', '53200'])('counts the rolled back statement of SQLSTATE %s', (code) => {
  expect(isUnavailable(Object.assign(new Error('could not extend file'), { code }))).toBe(true);
});

it('counts a connection that needs more open files than the process may have', () => {
  const error = Object.assign(new Error('connect EMFILE'), { code: 'EMFILE', syscall: 'connect' });

  expect(isUnavailable(error)).toBe(true);
  expect(isUnavailable(Object.assign(error, { syscall: 'open' }))).toBe(false);
});

it('does not count a connection lost during a query, since its outcome is unknown', async () => {
  const db = createDatabase(connectionTo(inject('testServer')));

  const failure = await sql`select pg_terminate_backend(pg_backend_pid())`
    .execute(db)
    .catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(Error);
  expect(isUnavailable(failure)).toBe(false);
  await db.destroy();
});

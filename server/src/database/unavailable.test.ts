import { sql } from 'kysely';
import { inject, expect, it } from 'vitest';

import { buildApp } from '../app';
import { checkedInject } from '../testing/checked-inject';
import { connectionTo } from '../testing/server-connection';
import { createTestApp } from '../testing/test-app';
import { createDatabase, type Database } from './database';
import { isUnavailable } from './unavailable';

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

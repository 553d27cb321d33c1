import { sql } from 'kysely';
import { inject, expect, it } from 'vitest';

import { buildApp } from '../app';
import { checkedInject } from '../testing/checked-inject';
import { connectionTo } from '../testing/server-connection';
import { createTestApp } from '../testing/test-app';
import { createDatabase, type Database } from './database';
import { isUnavailable } from './unavailable';

/** What a request meets with when it needs this database. */
async function askedOf(db: Database): Promise<{ status: number; retryAfter: unknown; body: unknown }> {
  const forum = await createTestApp();
  const app = await buildApp({ settings: forum.settings, db });
  const answer = await checkedInject(app, { url: '/posts/get' });
  await app.close();
  await forum.close();
  return {
    status: answer.statusCode,
    retryAfter: answer.headers['retry-after'],
    body: answer.json<unknown>(),
  };
}

const comeBack = {
  status: 503,
  retryAfter: '5',
  body: {
    code: 'unavailable',
    message: 'The server is busy. Nothing was changed. Try again in a few seconds.',
  },
};

it('a request that waits too long for a connection is told to come back', async () => {
  const db = createDatabase({
    ...connectionTo(inject('testServer')),
    max: 1,
    connectionTimeoutMillis: 1_000,
  });

  const answer = await db.connection().execute(() => askedOf(db));

  expect(answer).toEqual(comeBack);
  await db.destroy();
});

it('so is one while nobody listens at the address of the database', async () => {
  const db = createDatabase({ host: '127.0.0.1', port: 1 });

  expect(await askedOf(db)).toEqual(comeBack);
  await db.destroy();
});

it('a connection that broke while it worked is another matter: it may have done something', async () => {
  const db = createDatabase(connectionTo(inject('testServer')));

  const failure = await sql`select pg_terminate_backend(pg_backend_pid())`
    .execute(db)
    .catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(Error);
  expect(isUnavailable(failure)).toBe(false);
  await db.destroy();
});

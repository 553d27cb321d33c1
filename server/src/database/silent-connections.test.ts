import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';

import { buildApp } from '../app';
import { checkedInject } from '../testing/checked-inject';
import { startDatabaseProxy, type DatabaseProxy } from '../testing/database-proxy';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createDatabase, transact, type Database, type DatabaseTransaction } from './database';
import { isUnavailable } from './unavailable';

const onBroken = vi.fn<(error: Error) => void>();
let forum: TestApp;
let proxy: DatabaseProxy;
let db: Database;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onBroken.mockClear();
  forum = await createTestApp();
  proxy = await startDatabaseProxy(inject('testServer'), new URL(forum.databaseUrl).pathname.slice(1));
  db = createDatabase(proxy.connection, onBroken);
});

afterEach(async () => {
  vi.useRealTimers();
  proxy.close();
  await db.destroy();
  await forum.close();
});

/** Lets the watch run until the promise is settled. */
async function watchUntil<T>(promise: Promise<T>): Promise<T> {
  let isSettled = false;
  const settled = promise.finally(() => (isSettled = true));
  settled.catch(() => undefined);
  await expect
    .poll(() => {
      vi.advanceTimersByTime(5_000);
      return isSettled;
    })
    .toBe(true);
  return settled;
}

it('answers a read on a silent connection with 503, and replaces the connection', async () => {
  const app = await buildApp({ settings: forum.settings, db });
  expect((await checkedInject(app, { url: '/posts/get?limit=20' })).statusCode).toBe(200);
  proxy.silence();

  const response = await watchUntil(checkedInject(app, { url: '/posts/get?limit=20' }));

  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  expect(onBroken).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'PostgreSQL no longer responds on it' }),
  );
  expect((await checkedInject(app, { url: '/posts/get?limit=20' })).statusCode).toBe(200);
  await app.close();
});

it('knows that nothing changed when a connection went silent before the commit', async () => {
  const run = (transaction: DatabaseTransaction) => sql`select 1`.execute(transaction);
  const write = transact(db, async (transaction) => {
    await run(transaction);
    proxy.silence();
    await run(transaction);
  });

  const failure = await watchUntil(write).catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(Error);
  expect(isUnavailable(failure)).toBe(true);
  await transact(db, run);
});

it('leaves a statement alone that PostgreSQL still runs', async () => {
  const statement = sql<{ done: string }>`select pg_sleep(2)::text, 'yes' as done`.execute(db);

  const { rows } = await watchUntil(statement);

  expect(rows[0]?.done).toBe('yes');
  expect(onBroken).not.toHaveBeenCalled();
});

it('is not ready while the connections are silent', async () => {
  const app = await buildApp({ settings: forum.settings, db });
  expect((await checkedInject(app, { url: '/posts/get?limit=20' })).statusCode).toBe(200);
  proxy.silence();

  const response = await checkedInject(app, { url: '/readyz' });

  expect(response.statusCode).toBe(503);
  await app.close();
});

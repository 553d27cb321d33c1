import { Socket } from 'node:net';

import { sql } from 'kysely';
import { afterAll, expect, it, vi } from 'vitest';

import { createTestDatabase } from '../testing/test-database';
import { createDatabase, transact } from './database';

const database = await createTestDatabase();
afterAll(() => database.close());

it('probes quiet connections of both pools, so that a vanished server is noticed', async () => {
  const setKeepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive');
  const db = createDatabase({ connectionString: database.url });

  await sql`select 1`.execute(db);
  await transact(db, (transaction) => sql`select 1`.execute(transaction));
  await db.destroy();

  expect(setKeepAlive.mock.calls).toEqual([
    [true, 10_000],
    [true, 10_000],
  ]);
});

import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';

import { createDatabase, type Database } from '../database/database';
import { connectionTo, runSql, urlOf } from './server-connection';

export interface TestDatabase {
  db: Database;
  /** Its address, as `DATABASE_URL` takes it. */
  url: string;
  /** Closes the connections and drops the database. */
  close: () => Promise<void>;
}

/** A database of its own for a test file, migrated and empty. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = `alphazone_test_${randomBytes(6).toString('hex')}`;
  await runSql(server, `create database ${name} template ${inject('testTemplate')}`);
  const db = createDatabase(connectionTo(server, name));
  return {
    db,
    url: urlOf(server, name),
    async close() {
      await db.destroy();
      await runSql(server, `drop database if exists ${name} with (force)`);
    },
  };
}

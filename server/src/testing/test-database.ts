import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

import { createDatabase, type Database } from '../database/database';
import { connectionTo, runSql, urlOf } from './server-connection';

export interface TestDatabase {
  db: Database;
  url: string;
  /** Outside the pool. The caller ends it before `close`. */
  connect: () => Promise<pg.Client>;
  close: () => Promise<void>;
}

export const createTestDatabase = (): Promise<TestDatabase> => copyDatabase(inject('testTemplate'));

export const createEmptyDatabase = (): Promise<TestDatabase> => copyDatabase('template1');

async function copyDatabase(template: string): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = `alphazone_test_${randomBytes(6).toString('hex')}`;
  await runSql(server, `create database ${name} template ${template} strategy file_copy`);
  const db = createDatabase(connectionTo(server, name));
  return {
    db,
    url: urlOf(server, name),
    async connect() {
      const client = new pg.Client(connectionTo(server, name));
      await client.connect();
      return client;
    },
    async close() {
      await db.destroy();
      await runSql(server, `drop database if exists ${name} with (force)`);
    },
  };
}

import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

import { createDatabase } from '../database/database';
import { startEmbeddedPostgres } from '../database/embedded';
import { migrateToLatest } from '../database/migrate';
import { connectionTo, runSql, type ServerConnection } from './server-connection';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server that the tests share. */
    testServer: ServerConnection;
    /** Name of the migrated database that each test file copies. */
    testTemplate: string;
  }
}

/**
 * Starts PostgreSQL once for all server tests: the embedded one, or the server that `TEST_DATABASE_URL` or
 * `DATABASE_URL` names, whose user must be allowed to create databases.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];
  const { server, stop } = url === undefined ? await startEmbedded() : external(url);
  const template = `alphazone_template_${randomBytes(6).toString('hex')}`;

  await runSql(server, `create database ${template}`);
  const db = createDatabase(connectionTo(server, template));
  await migrateToLatest(db);
  await db.destroy();

  project.provide('testServer', server);
  project.provide('testTemplate', template);
  return async () => {
    await runSql(server, `drop database if exists ${template}`);
    await stop();
  };
}

interface TestServer {
  server: ServerConnection;
  stop: () => Promise<void>;
}

async function startEmbedded(): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'alphazone-test-'));
  const embedded = await startEmbeddedPostgres({ dataDir });
  const { host, port, user } = embedded.connection;
  return {
    server: {
      ...(host !== undefined && { host }),
      ...(port !== undefined && { port }),
      ...(user !== undefined && { user }),
    },
    async stop() {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const external = (connectionString: string): TestServer => ({
  server: { connectionString },
  stop: () => Promise.resolve(),
});

import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, inject } from 'vitest';

import { backUp } from '../backup/back-up';
import { readTables } from '../backup/catalog';
import { withServer } from '../backup/instance';
import { restore } from '../backup/restore';
import { measure } from '../backup/table-content';
import { createDatabase, type Database } from '../database/database';
import { migrateToLatest } from '../database/migrate';
import { addManyPosts } from './many-posts';
import { connectionTo, runSql, urlTo } from './server-connection';

interface Call {
  signal?: AbortSignal;
  onProgress?: (line: string) => void;
}

export const quietly: Required<Call> = { signal: new AbortController().signal, onProgress: () => undefined };

export const [upload, otherUpload] = [
  '01a1fd28-50e1-7202-80d7-2d4cb81e08f0',
  '01a1fd28-50e1-7202-80d7-2d4cb81e08f1',
] as const;

/** Forums to back up and restore, each a database and a data folder of the same name. Call it once per test file. */
export function backedUpForums() {
  const server = inject('testServer');
  const createdDatabases: string[] = [];
  const open: Database[] = [];
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'az-test-'));
  });
  afterAll(async () => {
    for (const db of open) await db.destroy();
    for (const name of createdDatabases) await runSql(server, `drop database if exists ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  });

  const forums = {
    /** Deleted after the tests. */
    inFolder: (name = '') => path.join(folder, name),
    url: (name: string) => urlTo(server, name),
    settingsOf: (name: string) => ({
      dataDir: forums.inFolder(name),
      databaseUrl: forums.url(name),
      jwtSecret: undefined,
    }),
    connect(name: string): Database {
      const db = createDatabase(connectionTo(server, name));
      open.push(db);
      return db;
    },
    /** @returns Its name. */
    async createEmpty(): Promise<string> {
      const name = `alphazone_test_${randomBytes(6).toString('hex')}`;
      await runSql(server, `create database ${name}`);
      createdDatabases.push(name);
      return name;
    },
    async createFull(posts: number): Promise<string> {
      const name = await forums.createEmpty();
      const db = forums.connect(name);
      await migrateToLatest(db);
      await addManyPosts(db, posts);
      return name;
    },
    run: (name: string, sql: string) => runSql({ connectionString: forums.url(name) }, sql),
    /** Adds a row without a file. */
    addUpload: (name: string, id: string = upload) =>
      forums.run(
        name,
        `insert into uploads (id, owner_id, mime, extension, bytes)
         select '${id}', id, 'image/png', 'png', 1 from users limit 1`,
      ),
    async mediaOf(name: string): Promise<string> {
      const media = path.join(forums.settingsOf(name).dataDir, 'media');
      await mkdir(media, { recursive: true });
      return media;
    },
    backUp: (name: string, call: Call = {}) =>
      backUp({ settings: forums.settingsOf(name), to: forums.inFolder('backups'), ...quietly, ...call }),
    restoreTo: (name: string, from: string, call: Call = {}) =>
      restore({ settings: forums.settingsOf(name), from, ...quietly, ...call }),
    contentOf: (name: string) =>
      withServer(forums.url(name), async ({ client }) => {
        const contents: Record<string, unknown> = {};
        for (const table of await readTables(client))
          contents[table.name] = await measure(client, table, quietly.signal);
        return contents;
      }),
  };
  return forums;
}

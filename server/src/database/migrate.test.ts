import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { readTables, type Table } from '../backup/catalog';
import { measure, type TableContent } from '../backup/table-content';
import { describeSchema } from '../testing/describe-schema';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../testing/test-database';
import { createDatabase } from './database';
import { isMigrated, migrateToLatest } from './migrate';

const testdata = new URL('./testdata/', import.meta.url);
const dumps = readdirSync(testdata).map((name) => ({
  name,
  dump: readFileSync(new URL(name, testdata), 'utf8'),
}));

let database: TestDatabase;
let client: pg.Client;
beforeEach(async () => {
  database = await createEmptyDatabase();
  client = await database.connect();
});
afterEach(async () => {
  await client.end();
  await database.close();
});

describe('isMigrated', () => {
  it('sends one statement', async () => {
    await migrateToLatest(database.db);
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const db = createDatabase({ connectionString: database.url });
    // A new connection sends statements of its own.
    await isMigrated(db);
    query.mockClear();

    expect(await isMigrated(db)).toBe(true);
    expect(query.mock.calls.map(([statement]) => statement)).toEqual(['select name from kysely_migration']);
    await db.destroy();
    query.mockRestore();
  });
});

describe('migrateToLatest', () => {
  it('refuses a database that a newer version has migrated', async () => {
    await migrateToLatest(database.db);
    await client.query(
      "insert into kysely_migration (name, timestamp) values ('9999-future', '2026-01-01T00:00:00Z')",
    );

    await expect(migrateToLatest(database.db)).rejects.toThrow(
      'The data was stored by a newer version of Alphazone (it has the migration 9999-future).',
    );
  });

  it('starts although the clock was set back between two updates', async () => {
    await migrateToLatest(database.db);
    await client.query(
      "update kysely_migration set timestamp = '2020-01-01T00:00:00Z' where name = (select max(name) from kysely_migration)",
    );

    await expect(migrateToLatest(database.db)).resolves.toBeUndefined();
  });

  it('runs in concurrent processes on an empty database', async () => {
    const processes = Array.from({ length: 8 }, () => createDatabase({ connectionString: database.url }));

    expect(await isMigrated(database.db)).toBe(false);
    await Promise.all(processes.map((db) => migrateToLatest(db)));
    await migrateToLatest(database.db);

    expect(await isMigrated(database.db)).toBe(true);
    expect(await describeSchema(client)).toEqual(await schemaOfNewDatabase());
    expect(await describeSchema(client)).toContainEqual(expect.stringContaining('INDEX known_words_search'));
    expect(await describeSchema(client)).toContainEqual(expect.stringContaining('INDEX users_name_search'));
    await Promise.all(processes.map((db) => db.destroy()));
  });

  it(
    'gives up its locks while another transaction is in its way, and says which',
    { timeout: 60_000 },
    async () => {
      await restore(dumps[0]?.dump ?? '');
      await client.query(`set application_name = 'a report'; begin; lock table posts in access share mode`);
      const warnings: string[] = [];

      const migration = migrateToLatest(database.db, (line) => warnings.push(line));
      await vi.waitFor(() => expect(warnings).not.toEqual([]), 30_000);
      await client.query('commit');
      await migration;

      expect(warnings[0]).toContain(
        'the migration waits for other transactions, the oldest: a report (process ',
      );
      expect(await isMigrated(database.db)).toBe(true);
    },
  );

  it.each(dumps)('migrates $name without changing a row', async ({ dump }) => {
    await restore(dump);
    const tables = await readTables(client);
    const before = await contentOf(tables);
    const migrationsBefore = await executedMigrations();

    await migrateToLatest(database.db);

    expect(await contentOf(tables)).toEqual(before);
    expect((await executedMigrations()).slice(0, migrationsBefore.length)).toEqual(migrationsBefore);
    expect(await describeSchema(client)).toEqual(await schemaOfNewDatabase());
    expect(await isMigrated(database.db)).toBe(true);
  });

  it.each(dumps)('has a row for every table in $name', async ({ dump }) => {
    await restore(dump);
    const stored = await contentOf(await readTables(client));
    const dumped = [...dump.matchAll(/^CREATE TABLE public\.(\w+)/gm)]
      .flatMap(([, name = '']) => (name.startsWith('kysely_') ? [] : [name]))
      .map((name) => ({ name, rows: dump.split(`\nINSERT INTO public.${name} VALUES`).length - 1 }));

    expect(stored.map(({ name, rows }) => ({ name, rows }))).toEqual(dumped);
    expect(dumped.filter(({ rows }) => rows === 0)).toEqual([]);
  });

  it('skips the search indexes when pg_trgm is outside the search path', async () => {
    await client.query('create schema elsewhere; create extension pg_trgm schema elsewhere');

    await migrateToLatest(database.db);

    expect(await isMigrated(database.db)).toBe(true);
    expect(await describeSchema(client)).not.toContainEqual(expect.stringContaining('_search ON'));
  });

  it('fails when the search indexes cannot be created for another reason', async () => {
    await client.query('create table users_name_search ()');

    await expect(migrateToLatest(database.db)).rejects.toThrow('relation "users_name_search" already exists');
    expect(await isMigrated(database.db)).toBe(false);
  });
});

/** Uses a separate connection, because the dump resets the search path. */
async function restore(dump: string): Promise<void> {
  const connection = await database.connect();
  await connection.query(dump);
  await connection.end();
}

async function contentOf(tables: readonly Table[]): Promise<({ name: string } & TableContent)[]> {
  const contents = [];
  for (const table of tables) {
    contents.push({ name: table.name, ...(await measure(client, table, new AbortController().signal)) });
  }
  return contents;
}

async function executedMigrations(): Promise<{ name: string; timestamp: string }[]> {
  const { rows } = await client.query<{ name: string; timestamp: string }>(
    'select name, timestamp from kysely_migration order by timestamp, name',
  );
  return rows;
}

async function schemaOfNewDatabase(): Promise<string[]> {
  const fresh = await createTestDatabase();
  const connection = await fresh.connect();
  const schema = await describeSchema(connection);
  await connection.end();
  await fresh.close();
  return schema;
}

import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';

import { createDatabase, type Database } from '../database/database';
import { startEmbeddedPostgres } from '../database/embedded';
import { isMigrated, migrateToLatest, migrateWithin } from '../database/migrate';
import { addManyPosts } from '../testing/many-posts';
import { connectionTo, runSql, urlTo } from '../testing/server-connection';
import { backUp } from './back-up';
import { readTables } from './catalog';
import { withServer } from './instance';
import { readManifest } from './manifest';
import { move } from './move';
import { restore } from './restore';
import { measure } from './table-content';

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

async function createEmpty(): Promise<string> {
  const name = `alphazone_test_${randomBytes(6).toString('hex')}`;
  await runSql(server, `create database ${name}`);
  createdDatabases.push(name);
  return name;
}

function connect(name: string): Database {
  const db = createDatabase(connectionTo(server, name));
  open.push(db);
  return db;
}

const settingsOf = (name: string) => ({
  dataDir: path.join(folder, name),
  databaseUrl: urlTo(server, name),
  jwtSecret: undefined,
});

interface Call {
  signal?: AbortSignal;
  onProgress?: (line: string) => void;
}

const quietly = { signal: new AbortController().signal, onProgress: () => undefined };

const backUpOf = (name: string, call: Call = {}) =>
  backUp({ settings: settingsOf(name), to: path.join(folder, 'backups'), ...quietly, ...call });

const restoreTo = (name: string, from: string, call: Call = {}) =>
  restore({ settings: settingsOf(name), from, ...quietly, ...call });

const contentOf = (name: string) =>
  withServer(urlTo(server, name), async ({ client }) => {
    const contents: Record<string, unknown> = {};
    for (const table of await readTables(client))
      contents[table.name] = await measure(client, table, quietly.signal);
    return contents;
  });

async function createFull(posts: number): Promise<string> {
  const name = await createEmpty();
  const db = connect(name);
  await migrateToLatest(db);
  await addManyPosts(db, posts);
  return name;
}

const [upload, otherUpload] = [
  '01a1fd28-50e1-7202-80d7-2d4cb81e08f0',
  '01a1fd28-50e1-7202-80d7-2d4cb81e08f1',
] as const;

/** Adds a row without a file. */
const addUpload = (name: string, id: string = upload) =>
  runSql(
    { connectionString: urlTo(server, name) },
    `insert into uploads (id, owner_id, mime, extension, bytes)
     select '${id}', id, 'image/png', 'png', 1 from users limit 1`,
  );

async function mediaOf(name: string): Promise<string> {
  const media = path.join(settingsOf(name).dataDir, 'media');
  await mkdir(media, { recursive: true });
  return media;
}

async function rowsIn(name: string, shape: string): Promise<Record<string, unknown[]>> {
  const columns = await withServer(urlTo(server, shape), async ({ client }) => {
    const { rows } = await client.query<{ table: string; columns: string }>(`
      select table_name as table, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
      from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely%' group by 1`);
    return rows;
  });
  return withServer(urlTo(server, name), async ({ client }) => {
    const found: Record<string, unknown[]> = {};
    for (const { table, columns: names } of columns) {
      found[table] = (await client.query<object>(`select ${names} from ${table} order by 1, 2`)).rows;
    }
    return found;
  });
}

describe('restore', () => {
  it('restores every row and refuses a database that is not empty', async () => {
    const source = await createFull(120);
    const backup = await backUpOf(source);
    const target = await createEmpty();

    await restoreTo(target, backup);

    const wanted = await contentOf(source);
    expect(wanted['votes']).toMatchObject({ rows: 360 });
    expect(await contentOf(target)).toEqual(wanted);
    expect(await isMigrated(connect(target))).toBe(true);
    await expect(restoreTo(target, backup)).rejects.toThrow(/The database is not empty: .*users/);
    await expect(restoreTo(source, backup)).rejects.toThrow('Nothing was changed');
    expect(await contentOf(source)).toEqual(wanted);
  });

  it('restores foreign keys and sequences', async () => {
    const source = await createFull(3);
    const target = await createEmpty();

    await restoreTo(target, await backUpOf(source));

    const keys = `select conrelid::regclass::text || conname || pg_get_constraintdef(oid) || convalidated as key
                  from pg_constraint where contype = 'f' order by 1`;
    const keysOf = (name: string) =>
      withServer(urlTo(server, name), async ({ client }) => (await client.query<{ key: string }>(keys)).rows);
    expect(await keysOf(target)).toEqual(await keysOf(source));
    expect((await keysOf(target)).length).toBeGreaterThan(5);
  });

  it('migrates a backup of an older version', async () => {
    const source = await createEmpty();
    await withServer(urlTo(server, source), async ({ client, db }) => {
      await client.query('begin');
      await migrateWithin(db, '0001-community');
      await client.query('commit');
    });
    await addManyPosts(connect(source), 10);
    const target = await createEmpty();

    await restoreTo(target, await backUpOf(source));

    expect(await isMigrated(connect(source))).toBe(false);
    expect(await isMigrated(connect(target))).toBe(true);
    expect(await rowsIn(target, source)).toEqual(await rowsIn(source, source));
  });

  it('refuses a backup of a newer version', async () => {
    const source = await createFull(3);
    await runSql(
      { connectionString: urlTo(server, source) },
      `insert into kysely_migration values ('9999-future', '')`,
    );
    const target = await createEmpty();

    const restoring = restoreTo(target, await backUpOf(source));

    await expect(restoring).rejects.toThrow(
      'stored by a newer version of Alphazone (it has the migration 9999-future)',
    );
    expect(await contentOf(target)).toEqual({});
  });

  it('refuses a damaged or incomplete backup before it changes anything', async () => {
    const source = await createFull(3);
    const target = await createEmpty();
    const longer = await backUpOf(source);
    await appendFile(path.join(longer, 'database', 'posts.copy'), 'x');
    const shorter = await backUpOf(source);
    await rm(path.join(shorter, 'database', 'users.copy'));
    const unfinished = await backUpOf(source);
    await rm(path.join(unfinished, 'manifest.json'));
    const hostile = await backUpOf(source);
    const manifest = await readFile(path.join(hostile, 'manifest.json'), 'utf8');
    await writeFile(
      path.join(hostile, 'manifest.json'),
      manifest.replace('"name": "posts"', '"name": "../posts"'),
    );

    await expect(restoreTo(target, longer)).rejects.toThrow('damaged: database/posts.copy');
    await expect(restoreTo(target, shorter)).rejects.toThrow('damaged: database/users.copy');
    await expect(restoreTo(target, unfinished)).rejects.toThrow('it has no manifest.json');
    await expect(restoreTo(target, hostile)).rejects.toThrow('manifest.json is of an unknown form');
    await expect(restoreTo(target, path.join(folder, 'nowhere'))).rejects.toThrow('is not a complete backup');
    expect(await contentOf(target)).toEqual({});
  });

  it('leaves no files or rows when it is interrupted', async () => {
    const backup = await backUpOf(await createFull(3));
    const target = await createEmpty();
    const interruption = new AbortController();

    const restoring = restoreTo(target, backup, {
      signal: interruption.signal,
      onProgress: (line) => {
        if (line.startsWith('posts')) interruption.abort();
      },
    });

    await expect(restoring).rejects.toThrow('aborted');
    expect(await contentOf(target)).toEqual({});
    expect(await readdir(settingsOf(target).dataDir).catch(() => [])).toEqual([]);
    await restoreTo(target, backup);
  });

  it('leaves no files or rows when the key cannot be copied', async () => {
    const source = await createFull(3);
    await mkdir(settingsOf(source).dataDir, { recursive: true });
    await writeFile(path.join(settingsOf(source).dataDir, 'jwt-secret'), 'k'.repeat(64));
    const backup = await backUpOf(source);
    const target = await createEmpty();

    const restoring = restoreTo(target, backup, {
      onProgress: (line) => {
        if (line.startsWith('media')) rmSync(path.join(backup, 'jwt-secret'));
      },
    });

    await expect(restoring).rejects.toThrow('ENOENT');
    expect(await contentOf(target)).toEqual({});
    expect(await readdir(settingsOf(target).dataDir)).toEqual([]);
  });

  it('keeps the files when the answer to the commit is lost', async () => {
    const backup = await backUpOf(await createFull(3));
    const target = await createEmpty();
    // oxlint-disable-next-line typescript/unbound-method -- Called with its client.
    const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
    const loseAnswer = () => Promise.reject(new Error('Connection terminated unexpectedly'));
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...args: unknown[]
    ) {
      const result = query.apply(this, args);
      return args[0] === 'commit' ? (result as Promise<unknown>).then(loseAnswer) : result;
    });
    onTestFinished(() => spy.mockRestore());

    const restoring = restoreTo(target, backup);

    await expect(restoring).rejects.toThrow('unknown whether the restore is complete');
    spy.mockRestore();
    expect(await readdir(settingsOf(target).dataDir)).toContain('media');
    // As the message says of a complete one.
    await expect(restoreTo(target, backup)).rejects.toThrow('The database is not empty');
  });

  it('refuses a media folder with other files', async () => {
    const backup = await backUpOf(await createFull(3));
    const target = await createEmpty();
    const media = await mediaOf(target);
    await writeFile(path.join(media, 'mine.png'), '');

    await expect(restoreTo(target, backup)).rejects.toThrow(`The folder ${media} is not empty.`);
    expect(await contentOf(target)).toEqual({});
  });

  it('fills a media folder that is a mounted disk, and empties it after a failure', async () => {
    const source = await createFull(3);
    await addUpload(source);
    await writeFile(path.join(await mediaOf(source), `${upload}.png`), 'a picture');
    await writeFile(path.join(settingsOf(source).dataDir, 'jwt-secret'), 'k'.repeat(64));
    const backup = await backUpOf(source);
    const target = await createEmpty();
    const media = await mediaOf(target);
    await mkdir(path.join(media, 'lost+found'));
    const { ino } = await stat(media);
    const key = path.join(backup, 'jwt-secret');
    const loseKey = (line: string) => line.startsWith('media') && rmSync(key);

    await expect(restoreTo(target, backup, { onProgress: loseKey })).rejects.toThrow('ENOENT');
    expect(await readdir(media)).toEqual(['lost+found']);
    await writeFile(key, 'k'.repeat(64));
    await restoreTo(target, backup);

    expect((await stat(media)).ino).toBe(ino);
    expect(await readdir(media)).toEqual([`${upload}.png`, 'lost+found']);
    expect(await readFile(path.join(media, `${upload}.png`), 'utf8')).toBe('a picture');
  });

  it('refuses to create files that the server’s user could not read', async () => {
    const backup = await backUpOf(await createFull(3));
    const target = await createEmpty();
    await mediaOf(target);
    const spy = vi.spyOn(process, 'getuid').mockReturnValue(4_242);
    onTestFinished(() => spy.mockRestore());

    await expect(restoreTo(target, backup)).rejects.toThrow('belongs to another user');
  });
});

describe('backup', () => {
  it('leaves no files or rows when it is interrupted', async () => {
    const source = await createFull(3);
    const interruption = new AbortController();
    const to = path.join(folder, 'interrupted');

    const backingUp = backUp({
      settings: settingsOf(source),
      to,
      signal: interruption.signal,
      onProgress: (line) => {
        if (line.startsWith('posts')) interruption.abort();
      },
    });

    await expect(backingUp).rejects.toThrow('aborted');
    expect(await readdir(to)).toEqual([]);
  });

  it('reports an absent key and uploads without a file, and restore reports them too', async () => {
    const source = await createFull(3);
    for (const id of [upload, otherUpload]) await addUpload(source, id);
    await writeFile(path.join(await mediaOf(source), `${upload}.png`), '');
    const lines: string[] = [];
    const onProgress = (line: string) => lines.push(line);
    const missing = `Warning: 1 uploaded files are missing from the backup, such as ${otherUpload}.png.`;

    const backup = await backUpOf(source, { onProgress });
    expect(lines).toContain(missing);
    expect(lines.at(-1)).toContain('there is no key in');

    lines.length = 0;
    await restoreTo(await createEmpty(), backup, { onProgress });
    expect(lines).toContain(missing);
  });

  it('refuses to leave out all uploads', async () => {
    const source = await createFull(3);
    await addUpload(source);
    const to = path.join(folder, 'without-uploads');

    const backingUp = backUp({ ...quietly, settings: settingsOf(source), to });

    await expect(backingUp).rejects.toThrow(
      `None of the 1 uploaded files is in ${settingsOf(source).dataDir}`,
    );
    expect(await readdir(to)).toEqual([]);
  });

  it('records the media bucket and does not report the media as missing', async () => {
    const source = await createFull(3);
    await addUpload(source);
    const lines: string[] = [];
    const settings = { ...settingsOf(source), s3: { bucket: 'forum-media' } };

    const backup = await backUp({
      ...quietly,
      settings,
      to: path.join(folder, 'backups'),
      onProgress: (line) => lines.push(line),
    });
    await restoreTo(await createEmpty(), backup);

    expect(await readManifest(backup)).toMatchObject({ bucket: 'forum-media', media: [], missingMedia: [] });
    expect(lines.join()).not.toContain('uploaded files');
  });

  it('creates no files when there is no data', async () => {
    const dataDir = path.join(folder, 'nothing');
    const settings = { dataDir, databaseUrl: undefined, jwtSecret: undefined };

    await expect(backUp({ settings, to: path.join(folder, 'none'), ...quietly })).rejects.toThrow(
      `There is no database in ${dataDir}.`,
    );
    await expect(backUpOf(await createEmpty())).rejects.toThrow('no server has ever run on it');
    expect(await readdir(folder)).not.toContain('nothing');
  });
});

describe('move', { timeout: 60_000 }, () => {
  it('copies the embedded database to a server row by row once the forum is stopped', async () => {
    const settings = { dataDir: path.join(folder, 'embedded'), databaseUrl: undefined };
    const embedded = await startEmbeddedPostgres({ dataDir: settings.dataDir });
    const db = createDatabase(embedded.connection);
    await migrateToLatest(db);
    await addManyPosts(db, 500);
    await db.destroy();
    const target = await createEmpty();
    const to = urlTo(server, target);

    await expect(move({ settings, to, ...quietly })).rejects.toThrow('Stop it first.');
    await embedded.stop();
    const tables = await move({ settings, to, ...quietly });
    await expect(move({ settings, to, ...quietly })).rejects.toThrow('The database is not empty');

    expect(Object.fromEntries(tables.map(({ name, sent }) => [name, sent.rows]))).toMatchObject({
      users: 50,
      posts: 500,
      comments: 1000,
      votes: 1500,
    });
    const inTarget = await contentOf(target);
    for (const { name, sent, stored } of tables) {
      expect(stored).toEqual(sent);
      expect(inTarget[name]).toEqual(sent);
    }
    expect(await isMigrated(connect(target))).toBe(true);

    // The source is unchanged: a second move has the same result.
    const second = await createEmpty();
    expect(await move({ settings, to: urlTo(server, second), ...quietly })).toEqual(tables);
  });

  it('refuses to run without an embedded database', async () => {
    const target = await createEmpty();
    const to = urlTo(server, target);

    await expect(move({ settings: settingsOf(target), to, ...quietly })).rejects.toThrow(
      'DATABASE_URL is set',
    );
    const settings = { dataDir: path.join(folder, 'nothing'), databaseUrl: undefined };
    await expect(move({ settings, to, ...quietly })).rejects.toThrow('There is no database in');
  });
});

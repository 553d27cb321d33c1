import { rmSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { isMigrated, migrateWithin } from '../database/migrate';
import { backedUpForums, quietly, upload } from '../testing/backed-up-forums';
import { addManyPosts } from '../testing/many-posts';
import { backUp } from './back-up';
import { withServer } from './instance';
import { restore } from './restore';

const forums = backedUpForums();

async function rowsIn(name: string, shape: string): Promise<Record<string, unknown[]>> {
  const columns = await withServer(forums.url(shape), async ({ client }) => {
    const { rows } = await client.query<{ table: string; columns: string }>(`
      select table_name as table, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
      from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely%' group by 1`);
    return rows;
  });
  return withServer(forums.url(name), async ({ client }) => {
    const found: Record<string, unknown[]> = {};
    for (const { table, columns: names } of columns) {
      found[table] = (await client.query<object>(`select ${names} from ${table} order by 1, 2`)).rows;
    }
    return found;
  });
}

describe('restore', () => {
  it('restores every row and refuses a database that is not empty', async () => {
    const source = await forums.createFull(120);
    const backup = await forums.backUp(source);
    const target = await forums.createEmpty();

    await forums.restoreTo(target, backup);

    const wanted = await forums.contentOf(source);
    expect(wanted['votes']).toMatchObject({ rows: 360 });
    expect(await forums.contentOf(target)).toEqual(wanted);
    expect(await isMigrated(forums.connect(target))).toBe(true);
    await expect(forums.restoreTo(target, backup)).rejects.toThrow(/The database is not empty: .*users/);
    await expect(forums.restoreTo(source, backup)).rejects.toThrow('Nothing was changed');
    expect(await forums.contentOf(source)).toEqual(wanted);
  });

  it('restores foreign keys and sequences', async () => {
    const source = await forums.createFull(3);
    const target = await forums.createEmpty();

    await forums.restoreTo(target, await forums.backUp(source));

    const keys = `select conrelid::regclass::text || conname || pg_get_constraintdef(oid) || convalidated as key
                  from pg_constraint where contype = 'f' order by 1`;
    const keysOf = (name: string) =>
      withServer(forums.url(name), async ({ client }) => (await client.query<{ key: string }>(keys)).rows);
    expect(await keysOf(target)).toEqual(await keysOf(source));
    expect((await keysOf(target)).length).toBeGreaterThan(5);
  });

  it('migrates a backup of an older version', async () => {
    const source = await forums.createEmpty();
    await withServer(forums.url(source), async ({ client, db }) => {
      await client.query('begin');
      await migrateWithin(db, '0001-community');
      await client.query('commit');
    });
    await addManyPosts(forums.connect(source), 10);
    const target = await forums.createEmpty();

    await forums.restoreTo(target, await forums.backUp(source));

    expect(await isMigrated(forums.connect(source))).toBe(false);
    expect(await isMigrated(forums.connect(target))).toBe(true);
    expect(await rowsIn(target, source)).toEqual(await rowsIn(source, source));
  });

  it('refuses a backup of a newer version', async () => {
    const source = await forums.createFull(3);
    await forums.run(source, `insert into kysely_migration values ('9999-future', '')`);
    const target = await forums.createEmpty();

    const restoring = forums.restoreTo(target, await forums.backUp(source));

    await expect(restoring).rejects.toThrow(
      'stored by a newer version of Alphazone (it has the migration 9999-future)',
    );
    expect(await forums.contentOf(target)).toEqual({});
  });

  it('refuses a damaged or incomplete backup before it changes anything', async () => {
    const source = await forums.createFull(3);
    const target = await forums.createEmpty();
    const longer = await forums.backUp(source);
    await appendFile(path.join(longer, 'database', 'posts.copy'), 'x');
    const shorter = await forums.backUp(source);
    await rm(path.join(shorter, 'database', 'users.copy'));
    const unfinished = await forums.backUp(source);
    await rm(path.join(unfinished, 'manifest.json'));
    const hostile = await forums.backUp(source);
    const manifest = await readFile(path.join(hostile, 'manifest.json'), 'utf8');
    await writeFile(
      path.join(hostile, 'manifest.json'),
      manifest.replace('"name": "posts"', '"name": "../posts"'),
    );

    await expect(forums.restoreTo(target, longer)).rejects.toThrow('damaged: database/posts.copy');
    await expect(forums.restoreTo(target, shorter)).rejects.toThrow('damaged: database/users.copy');
    await expect(forums.restoreTo(target, unfinished)).rejects.toThrow('it has no manifest.json');
    await expect(forums.restoreTo(target, hostile)).rejects.toThrow('manifest.json is of an unknown form');
    await expect(forums.restoreTo(target, forums.inFolder('nowhere'))).rejects.toThrow(
      'is not a complete backup',
    );
    expect(await forums.contentOf(target)).toEqual({});
  });

  it('leaves no files or rows when it is interrupted', async () => {
    const backup = await forums.backUp(await forums.createFull(3));
    const target = await forums.createEmpty();
    const interruption = new AbortController();

    const restoring = forums.restoreTo(target, backup, {
      signal: interruption.signal,
      onProgress: (line) => {
        if (line.startsWith('posts')) interruption.abort();
      },
    });

    await expect(restoring).rejects.toThrow('aborted');
    expect(await forums.contentOf(target)).toEqual({});
    expect(await readdir(forums.settingsOf(target).dataDir).catch(() => [])).toEqual([]);
    await forums.restoreTo(target, backup);
  });

  it('leaves no files or rows when the key cannot be copied', async () => {
    const source = await forums.createFull(3);
    await mkdir(forums.settingsOf(source).dataDir, { recursive: true });
    await writeFile(path.join(forums.settingsOf(source).dataDir, 'jwt-secret'), 'k'.repeat(64));
    const backup = await forums.backUp(source);
    const target = await forums.createEmpty();

    const restoring = forums.restoreTo(target, backup, {
      onProgress: (line) => {
        if (line.startsWith('media')) rmSync(path.join(backup, 'jwt-secret'));
      },
    });

    await expect(restoring).rejects.toThrow('ENOENT');
    expect(await forums.contentOf(target)).toEqual({});
    expect(await readdir(forums.settingsOf(target).dataDir)).toEqual([]);
  });

  it('keeps the files when the answer to the commit is lost', async () => {
    const backup = await forums.backUp(await forums.createFull(3));
    const target = await forums.createEmpty();
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

    const restoring = forums.restoreTo(target, backup);

    await expect(restoring).rejects.toThrow('unknown whether the restore is complete');
    spy.mockRestore();
    expect(await readdir(forums.settingsOf(target).dataDir)).toContain('media');
    // As the message says of a complete one.
    await expect(forums.restoreTo(target, backup)).rejects.toThrow('The database is not empty');
  });

  it('warns when the server reads its media elsewhere than they are', async () => {
    const source = await forums.createFull(3);
    await forums.addUpload(source);
    await writeFile(path.join(await forums.mediaOf(source), `${upload}.png`), 'a');
    const settings = forums.settingsOf(source);
    const bucket = { ...quietly, settings: { ...settings, s3: { bucket: 'old' } }, to: forums.inFolder('b') };
    const backups = { folder: await forums.backUp(source), bucket: await backUp(bucket) };
    const warnings = async (from: string, s3?: { bucket: string }) => {
      const lines: string[] = [];
      const target = forums.settingsOf(await forums.createEmpty());
      const onProgress = (line: string) => lines.push(line);
      await restore({ ...quietly, settings: { ...target, s3 }, from, onProgress });
      return lines.filter((line) => line.startsWith('Warning: the')).join('');
    };

    expect(await warnings(backups.folder, { bucket: 'new' })).toMatch(
      /media, but the server reads the bucket new\. Copy/,
    );
    expect(await warnings(backups.bucket, { bucket: 'old' })).toBe('');
    expect(await warnings(backups.bucket)).toMatch(/in the bucket old, but the server reads .*media\. Copy/);
  });

  it('refuses a media folder with other files', async () => {
    const backup = await forums.backUp(await forums.createFull(3));
    const target = await forums.createEmpty();
    const media = await forums.mediaOf(target);
    await writeFile(path.join(media, 'mine.png'), '');

    await expect(forums.restoreTo(target, backup)).rejects.toThrow(`The folder ${media} is not empty.`);
    expect(await forums.contentOf(target)).toEqual({});
  });

  it('fills a media folder that is a mounted disk, and empties it after a failure', async () => {
    const source = await forums.createFull(3);
    await forums.addUpload(source);
    await writeFile(path.join(await forums.mediaOf(source), `${upload}.png`), 'a picture');
    await writeFile(path.join(forums.settingsOf(source).dataDir, 'jwt-secret'), 'k'.repeat(64));
    const backup = await forums.backUp(source);
    const target = await forums.createEmpty();
    const media = await forums.mediaOf(target);
    await mkdir(path.join(media, 'lost+found'));
    const { ino } = await stat(media);
    const key = path.join(backup, 'jwt-secret');
    const loseKey = (line: string) => line.startsWith('media') && rmSync(key);

    await expect(forums.restoreTo(target, backup, { onProgress: loseKey })).rejects.toThrow('ENOENT');
    expect(await readdir(media)).toEqual(['lost+found']);
    await writeFile(key, 'k'.repeat(64));
    await forums.restoreTo(target, backup);

    expect((await stat(media)).ino).toBe(ino);
    expect(await readdir(media)).toEqual([`${upload}.png`, 'lost+found']);
    expect(await readFile(path.join(media, `${upload}.png`), 'utf8')).toBe('a picture');
  });

  it('refuses to create files that the server’s user could not read', async () => {
    const backup = await forums.backUp(await forums.createFull(3));
    const target = await forums.createEmpty();
    await forums.mediaOf(target);
    const spy = vi.spyOn(process, 'getuid').mockReturnValue(4_242);
    onTestFinished(() => spy.mockRestore());

    await expect(forums.restoreTo(target, backup)).rejects.toThrow('belongs to another user');
  });
});

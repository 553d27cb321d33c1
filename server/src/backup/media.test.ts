import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, open, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { announceNothing } from '../outcome/announce';
import { createChange } from '../outcome/change';
import { addManyPosts } from '../testing/many-posts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { collectOnce } from '../uploads/collect-orphans';
import { discardUpload } from '../uploads/delete-uploads';
import { createDiskStorage } from '../uploads/storage/disk-storage';
import { backUp } from './back-up';
import { readManifest } from './manifest';

const [first, second, third] = [
  '01a1fd28-50e1-7202-80d7-2d4cb81e08f1',
  '01a1fd28-50e1-7202-80d7-2d4cb81e08f2',
  '01a1fd28-50e1-7202-80d7-2d4cb81e08f3',
] as const;

let database: TestDatabase;
let folder: string;
let media: string;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'az-test-'));
  media = path.join(folder, 'media');
  await mkdir(media);
  await addManyPosts(database.db, 1);
  const client = await database.connect();
  for (const id of [first, second, third]) {
    await client.query(
      `insert into uploads (id, owner_id, mime, extension, bytes, created_on)
       select $1, id, 'image/png', 'png', 1, now() - interval '8 days' from users limit 1`,
      [id],
    );
  }
  await client.end();
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const startBackup = (onProgress: (line: string) => void = () => undefined) =>
  backUp({
    settings: { dataDir: folder, databaseUrl: database.url, jwtSecret: undefined },
    to: path.join(folder, 'backups'),
    signal: new AbortController().signal,
    onProgress,
  });

/** The backup waits for this file's content until `finish`. */
async function addSlowFile(
  name: string,
): Promise<{ copyStarted: () => Promise<{ finish: () => Promise<void> }> }> {
  const file = path.join(media, name);
  await promisify(execFile)('mkfifo', [file]);
  return {
    async copyStarted() {
      const writer = await open(file, 'w');
      return { finish: () => writer.close() };
    },
  };
}

it('keeps files that servers would remove until they are copied', async () => {
  const { copyStarted } = await addSlowFile(`${first}.png`);
  for (const id of [second, third]) await writeFile(path.join(media, `${id}.png`), id);
  const storage = createDiskStorage(media);
  const backup = startBackup();
  const { finish } = await copyStarted();

  const collected = await collectOnce({ db: database.db, storage });
  await discardUpload(createChange(database.db, announceNothing), storage, {
    id: third,
    extension: 'png',
    variants: [],
  });
  const kept = await readdir(media);
  await finish();

  expect(collected).toBeUndefined();
  expect(kept).toContain(`${third}.png`);
  const manifest = await readManifest(await backup);
  expect(manifest.missingMedia).toEqual([]);
  expect(manifest.media.map(({ name }) => name)).toEqual([`${first}.png`, `${second}.png`, `${third}.png`]);
  await vi.waitFor(
    async () =>
      expect(await collectOnce({ db: database.db, storage })).toMatchObject({ uploads: 2, files: 3 }),
    10_000,
  );
  expect(await readdir(media)).toEqual([]);
});

it('copies media after its transaction has ended', async () => {
  const { copyStarted } = await addSlowFile(`${first}.png`);
  const backup = startBackup();
  const { finish } = await copyStarted();

  const client = await database.connect();
  const { rows } = await client.query<{ open: number }>(
    `select count(*)::int as open from pg_stat_activity
     where datname = current_database() and application_name = 'alphazone backup' and xact_start is not null`,
  );
  await client.end();
  await finish();
  await backup;

  expect(rows).toEqual([{ open: 0 }]);
});

it('reports a listed file that cannot be found and copies all others', async () => {
  await symlink(path.join(folder, 'nowhere'), path.join(media, `${first}.png`));
  await symlink(path.join(folder, 'nowhere'), path.join(media, `${second}-avatar.webp`));
  for (const id of [second, third]) await writeFile(path.join(media, `${id}.png`), id);
  const lines: string[] = [];

  const backup = await startBackup((line) => lines.push(line));

  expect(lines.join('\n')).toContain(
    `Warning: the backup lacks 2 uploaded files: ${first}.png, ${second}-avatar.webp.`,
  );
  const { media: copied } = await readManifest(backup);
  expect(copied.map(({ name }) => name)).toEqual([`${second}.png`, `${third}.png`]);
  expect(await readdir(path.join(backup, 'media'))).toEqual([`${second}.png`, `${third}.png`]);
});

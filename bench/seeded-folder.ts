import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

import { createDatabase } from '../server/src/database/database';
import { startEmbeddedPostgres } from '../server/src/database/embedded';
import { migrateToLatest } from '../server/src/database/migrate';
import { root } from './child-server';
import { seed, seedVersion, sizeOf, type Size } from './seed';

export interface SeededFolder {
  path: string;
  remove: () => Promise<void>;
}

/** Seeds and caches it on the first use. A cached folder of an older schema is migrated instead. */
export async function copySeededFolder(
  size: Size,
  cache = join(tmpdir(), 'alphazone-bench'),
): Promise<SeededFolder> {
  const kept = await keptFolder(size, cache);
  const path = await mkdtemp(join(tmpdir(), 'alphazone-bench-run-'));
  await copyFolder(kept, path);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

// Unlike Node.js's copy, `cp -a` keeps owners and can share blocks.
const copyFolder = (from: string, to: string) => promisify(execFile)('cp', ['-a', `${from}/.`, to]);

async function keptFolder(size: Size, cache: string): Promise<string> {
  const { posts, members } = size;
  const what = members === sizeOf(posts).members ? `${posts}-posts` : `${posts}-posts-${members}-members`;
  const names = (await schemaVersions()).map((version) => `${what}-${seedVersion}-${version}`);
  const [folder = '', ...older] = names.map((name) => join(cache, name));
  if (await exists(folder)) return folder;
  await mkdir(cache, { recursive: true, mode: 0o700 });
  const fresh = await mkdtemp(join(cache, 'incomplete-'));
  try {
    const previous = await findExisting(older);
    if (previous !== undefined) await copyFolder(previous, fresh);
    await fillFolder(fresh, previous === undefined ? size : undefined);
    await rename(fresh, folder);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    throw error;
  }
  return folder;
}

/** @param size Undefined for a seeded folder. */
async function fillFolder(dataDir: string, size: Size | undefined): Promise<void> {
  const embedded = await startEmbeddedPostgres({ dataDir });
  try {
    const db = createDatabase(embedded.connection);
    await migrateToLatest(db);
    await db.destroy();
    if (size) await seed(embedded.connection, size);
    else await vacuum(embedded.connection);
  } finally {
    await embedded.stop();
  }
}

async function vacuum(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

/** Of all migrations, of all but the last, and so on. */
async function schemaVersions(): Promise<string[]> {
  const folder = join(root, 'server/src/database/migrations');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const hash = createHash('sha256');
  const versions: string[] = [];
  for (const name of names) {
    hash.update(await readFile(join(folder, name)));
    versions.unshift(hash.copy().digest('hex').slice(0, 12));
  }
  return versions;
}

async function findExisting(folders: readonly string[]): Promise<string | undefined> {
  for (const folder of folders) if (await exists(folder)) return folder;
  return undefined;
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { createDatabase } from '../server/src/database/database';
import { startEmbeddedPostgres } from '../server/src/database/embedded';
import { migrateToLatest } from '../server/src/database/migrate';
import { root } from './child-server';
import { seed, sizeOf } from './seed';

export interface SeededFolder {
  path: string;
  remove: () => Promise<void>;
}

/** Seeds and caches it on the first use. */
export async function copySeededFolder(
  posts: number,
  cache = join(tmpdir(), 'alphazone-bench'),
): Promise<SeededFolder> {
  const kept = await keptFolder(posts, cache);
  const path = await mkdtemp(join(tmpdir(), 'alphazone-bench-run-'));
  // Unlike Node.js's copy, `cp -a` keeps owners and can share blocks.
  await promisify(execFile)('cp', ['-a', `${kept}/.`, path]);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

async function keptFolder(posts: number, cache: string): Promise<string> {
  const folder = join(cache, `${posts}-posts-${await versionOfContent()}`);
  if (await exists(folder)) return folder;
  await mkdir(cache, { recursive: true, mode: 0o700 });
  const fresh = await mkdtemp(join(cache, 'incomplete-'));
  try {
    await makeFolder(fresh, posts);
    await rename(fresh, folder);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    throw error;
  }
  return folder;
}

async function makeFolder(dataDir: string, posts: number): Promise<void> {
  const embedded = await startEmbeddedPostgres({ dataDir });
  try {
    const db = createDatabase(embedded.connection);
    await migrateToLatest(db);
    await db.destroy();
    await seed(embedded.connection, sizeOf(posts));
  } finally {
    await embedded.stop();
  }
}

async function versionOfContent(): Promise<string> {
  const migrations = join(root, 'server/src/database/migrations');
  const names = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort();
  const hash = createHash('sha256');
  for (const file of [...names.map((name) => join(migrations, name)), join(root, 'bench/seed.ts')])
    hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 12);
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { inject, vi } from 'vitest';

import { createDatabase } from '../database/database';
import { startEmbeddedPostgres } from '../database/embedded';
import { migrateToLatest } from '../database/migrate';

const run = promisify(execFile);

const timeoutMs = 60_000;

/** Copies a migrated, empty embedded database into a data folder: a first start takes several times longer. */
export async function copyPreparedData(dataDir: string): Promise<void> {
  const prepared = path.join(inject('runFolder'), 'prepared');
  if (!existsSync(prepared)) await prepareOnce(prepared);
  await mkdir(dataDir, { recursive: true });
  await run('cp', ['-a', path.join(prepared, 'postgres'), dataDir]);
}

/** Once for all workers of the run. */
async function prepareOnce(prepared: string): Promise<void> {
  const unfinished = `${prepared}.new`;
  const isFirst = await mkdir(unfinished).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    await prepare(unfinished);
    await rename(unfinished, prepared);
  } else {
    await vi.waitUntil(() => existsSync(prepared), { timeout: timeoutMs, interval: 100 });
  }
}

async function prepare(dataDir: string): Promise<void> {
  const embedded = await startEmbeddedPostgres({ dataDir, isDisposable: true });
  const db = createDatabase(embedded.connection);
  await migrateToLatest(db);
  await db.destroy();
  await embedded.stop();
}

// Measures a backup, a restore and a move: `DATABASE_URL=postgres://… npx tsx bench/move.ts [posts]`. Fills the
// database, which must be empty.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

import { createDatabase } from '../server/src/database/database';
import { startEmbeddedPostgres } from '../server/src/database/embedded';
import { migrateToLatest } from '../server/src/database/migrate';
import { addManyPosts } from '../server/src/testing/many-posts';

const posts = Number(process.argv[2] ?? 10_000);
const { DATABASE_URL: target, ...env } = process.env;
if (target === undefined) throw new Error('Set DATABASE_URL to an empty database.');

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'alphazone-bench-'));
try {
  const dataDir = join(folder, 'data');
  const embedded = await startEmbeddedPostgres({ dataDir });
  const db = createDatabase(embedded.connection);
  await migrateToLatest(db);
  await addManyPosts(db, posts);
  await db.destroy();
  await embedded.stop();

  const backup =
    run('backup', dataDir, ['--to', join(folder, 'backups')])
      .trim()
      .split('\n')
      .at(-1) ?? '';
  run('restore', join(folder, 'restored'), ['--from', backup]);
  run('move', dataDir, ['--to', target]);
} finally {
  await rm(folder, { recursive: true, force: true });
}

function run(command: string, dataDir: string, args: string[]): string {
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${command}.mjs`, ...args], {
    cwd: root,
    env: { ...env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${stdout}${stderr}`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${command} of ${posts} posts: ${seconds} s\n${stdout}\n`);
  return stdout;
}

import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const variable = 'E2E_DATA_TEMPLATE';

/** Test data need not survive a power failure. */
const withoutDurability = 'fsync = off\nfull_page_writes = off\nsynchronous_commit = off\n';

/** Saves an initdb and all migrations per server. */
export async function makeDataTemplate(
  fill: (folder: string) => Promise<void>,
): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'alphazone-e2e-template-'));
  await fill(folder);
  await appendFile(join(folder, 'postgres/postgresql.conf'), withoutDurability);
  // Each server creates its own secret, as on a first start.
  await rm(join(folder, 'jwt-secret'));
  // Playwright's workers inherit the variable.
  process.env[variable] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'alphazone-e2e-'));
  const template = process.env[variable];
  // `cp -a` keeps owners and can share blocks, unlike Node.js's copy.
  if (template !== undefined) await promisify(execFile)('cp', ['-a', `${template}/.`, folder]);
  return folder;
}

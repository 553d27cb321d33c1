import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const variable = 'E2E_DATA_TEMPLATE';

/** Losing power in the middle of a test loses nothing of worth. */
const withoutDurability = 'fsync = off\nfull_page_writes = off\nsynchronous_commit = off\n';

/**
 * Makes the data folder that later servers of this run copy, instead of an initdb and all migrations each.
 *
 * @param fill starts a server on the folder and stops it
 */
export async function makeDataTemplate(
  fill: (folder: string) => Promise<void>,
): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'alphazone-e2e-template-'));
  await fill(folder);
  await appendFile(join(folder, 'postgres/postgresql.conf'), withoutDurability);
  // Each server makes its own, as on its first start.
  await rm(join(folder, 'jwt-secret'));
  // Workers inherit it.
  process.env[variable] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** Makes a data folder: a copy of the template, or an empty one where there is none. */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'alphazone-e2e-'));
  const template = process.env[variable];
  // Unlike Node's own copy, this keeps owners, and shares blocks where the file system can.
  if (template !== undefined) await promisify(execFile)('cp', ['-a', `${template}/.`, folder]);
  return folder;
}

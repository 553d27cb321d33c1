import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { operatorMessages } from '../../operator-messages';
import { dataFolderUnusable, StartupError } from '../../startup/startup-error';
import { syncFolder } from '../../files/sync-folder';
import type { Binaries } from './binaries';
import { messages } from './messages';
import { ensureOwner, type RunAs } from './run-as';

export const databaseUser = 'alphazone';

export const databaseName = 'alphazone';

const unfinished = 'postgres.new-';

export const clusterFolder = (dataDir: string): string => path.join(dataDir, 'postgres');

export const hasCluster = (dataDir: string): Promise<boolean> =>
  exists(path.join(clusterFolder(dataDir), 'PG_VERSION'));

/** A crash leaves a folder with another name, which the next start deletes. */
export async function ensureCluster(
  dataDir: string,
  { initdb }: Binaries,
  runAs: RunAs,
  isDisposable: boolean,
): Promise<string> {
  const cluster = clusterFolder(dataDir);
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(unfinished)) await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
  if (await hasCluster(dataDir)) {
    if (runAs.owner) await requireNoOtherServer(dataDir, cluster, runAs.owner.uid);
    await ensureOwner(cluster, runAs);
    return cluster;
  }

  const fresh = path.join(dataDir, unfinished + randomUUID());
  await mkdir(fresh, { mode: 0o700 });
  await ensureOwner(fresh, runAs);
  await run(
    [...runAs.prefix, initdb, ...initdbOptions(fresh), ...(isDisposable ? ['--no-sync'] : [])],
    runAs,
  );
  await rename(fresh, cluster);
  await syncFolder(dataDir);
  return cluster;
}

/**
 * Root would take the database over from an ordinary user's server, which could then not start.
 * @throws StartupError when such a user made the folder and the database.
 */
async function requireNoOtherServer(dataDir: string, cluster: string, wanted: number): Promise<void> {
  const [{ uid }, folder] = await Promise.all([stat(cluster), stat(dataDir)]);
  if (uid !== 0 && uid !== wanted && uid === folder.uid)
    throw new StartupError(operatorMessages.otherUser(dataDir, uid));
}

/** Without PG*, LC_* and TZ, which would change PostgreSQL's behaviour. */
export function postgresEnv(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR, LC_ALL: 'C', TZ: 'UTC' };
}

function initdbOptions(folder: string): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${databaseUser}`,
    // Only our user may enter the socket's folder. A password would have to be stored next to it.
    '--auth-local=trust',
    '--auth-host=reject',
    '--data-checksums',
    '--encoding=UTF8',
    // PostgreSQL's own Unicode rules do not depend on the machine's locales.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ];
}

function run([command = '', ...args]: string[], { ids }: RunAs): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile(command, args, { ...ids, cwd: '/', env: postgresEnv() }, (error, stdout, stderr) => {
      if (error)
        reject(
          new StartupError(messages.initFailed(`${stdout}${stderr}`.trim() || error.message), {
            cause: error,
          }),
        );
      else resolve();
    });
  });
}

/** @throws StartupError when this user may not look, which does not mean that there is none. */
async function exists(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw dataFolderUnusable(path.dirname(file), error);
  }
}

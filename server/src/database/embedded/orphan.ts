import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import { StartupError } from '../../startup-error';
import { messages } from './messages';
import { removeSocketFolder } from './socket-folder';

/**
 * Stops the PostgreSQL that a killed server may have left on this cluster. Only the holder of the data
 * folder's lock may call this: whatever still runs then belongs to nobody.
 *
 * @throws StartupError when it does not end within 40 seconds.
 */
export async function stopOrphan(cluster: string): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid');
  const [first, , , , socketFolder] = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  const pid = Number(first);
  if (!Number.isSafeInteger(pid) || pid <= 1) return;

  for (const [signal, patience] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 20_000],
  ] as const) {
    if (!(await isPostgresOf(pid, cluster))) break;
    kill(pid, signal);
    await waitUntil(async () => !(await isPostgresOf(pid, cluster)), patience);
  }
  if (await isPostgresOf(pid, cluster)) throw new StartupError(messages.orphanRemains(pid, cluster));

  // A file that is still there names a dead process, or by now another one, for which PostgreSQL would refuse to start.
  await rm(pidFile, { force: true });
  if (socketFolder) await removeSocketFolder(socketFolder);
}

/** Whether the process is a PostgreSQL at work on this very cluster, and no other that got its number. */
async function isPostgresOf(pid: number, cluster: string): Promise<boolean> {
  try {
    if (process.platform === 'linux')
      return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(cluster));
    const { stdout } = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'command=']);
    return stdout.includes('postgres') && stdout.includes(cluster);
  } catch {
    return false;
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended in the meantime, or is not ours to end; the caller looks again.
  }
}

async function waitUntil(isTrue: () => Promise<boolean>, patience: number): Promise<void> {
  const deadline = performance.now() + patience;
  while (!(await isTrue()) && performance.now() < deadline) await sleep(25);
}

import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import { StartupError } from '../../startup/startup-error';
import { messages } from './messages';
import { removeSocketFolder } from './socket-folder';

/**
 * The caller must hold the data folder's lock, which proves that no server uses the cluster.
 * @throws StartupError when PostgreSQL does not exit within 40 seconds.
 */
export async function stopOrphan(cluster: string): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid');
  const [first, , , , socketFolder] = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  const pid = Number(first);
  if (!Number.isSafeInteger(pid) || pid <= 1) return;

  for (const [signal, timeoutMs] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 20_000],
  ] as const) {
    if (!(await isPostgresOf(pid, cluster))) break;
    kill(pid, signal);
    await waitUntil(async () => !(await isPostgresOf(pid, cluster)), timeoutMs);
  }
  if (await isPostgresOf(pid, cluster)) throw new StartupError(messages.orphanRemains(pid, cluster));

  // A stale pid file would keep PostgreSQL from starting.
  await rm(pidFile, { force: true });
  if (socketFolder) await removeSocketFolder(socketFolder);
}

/** The pid may have been reused. */
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
    // The process has exited, or may not be signalled. The caller checks again.
  }
}

async function waitUntil(isTrue: () => Promise<boolean>, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await isTrue()) && performance.now() < deadline) await sleep(25);
}

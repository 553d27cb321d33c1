import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { dataFolderUnusable, StartupError } from '../../startup/startup-error';
import { messages } from './messages';

export interface DataDirLock {
  release(): Promise<void>;
}

// macOS: open() takes the lock. Node has no constant for it.
const O_EXLOCK = 0x20;

const retryMs = 500;

/** In the lock file, after the pid. */
const awaitedMark = 'awaited';

export class DataDirInUse extends StartupError {
  /** @param awaitedPid Process of a command that others wait for. */
  constructor(
    message: string,
    readonly awaitedPid: string | undefined,
  ) {
    super(message);
  }
}

/**
 * Waits for a command that `isAwaited`, without a timeout: copying media can take hours.
 * @throws Like `lockDataDir`, also when the signal aborts.
 */
export async function lockAfterCommands(
  dataDir: string,
  { warn, signal, isAwaited }: { warn: (line: string) => void; signal: AbortSignal; isAwaited: boolean },
): Promise<DataDirLock> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await lockDataDir(dataDir, { isAwaited });
    } catch (error) {
      if (!(error instanceof DataDirInUse) || error.awaitedPid === undefined || signal.aborted) throw error;
      if (attempt === 1) warn(messages.waiting(dataDir, error.awaitedPid));
      await sleep(retryMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

/**
 * The kernel releases the lock (flock on an open file) when the process exits, even if it crashes.
 * Unlike a pid file, it is safe in containers and when pids are reused.
 * @throws DataDirInUse when another process holds it, StartupError when the folder is unusable.
 */
export async function lockDataDir(
  dataDir: string,
  { isAwaited }: { isAwaited: boolean },
): Promise<DataDirLock> {
  const file = path.join(dataDir, 'server.lock');
  const flags = constants.O_RDWR | constants.O_CREAT;
  const onMac = process.platform === 'darwin';

  let handle: FileHandle;
  try {
    handle = await open(file, onMac ? flags | O_EXLOCK | constants.O_NONBLOCK : flags, 0o600);
  } catch (error) {
    if (isCode(error, 'EAGAIN')) throw await alreadyRunning(dataDir, file);
    throw dataFolderUnusable(dataDir, error);
  }
  try {
    if (!onMac && !(await flock(handle))) throw await alreadyRunning(dataDir, file);
    await handle.truncate();
    await handle.write(isAwaited ? `${process.pid} ${awaitedMark}` : String(process.pid), 0);
  } catch (error) {
    await handle.close();
    throw error instanceof StartupError ? error : dataFolderUnusable(dataDir, error);
  }
  return { release: () => handle.close() };
}

/** Node has no flock(). The program locks the inherited file handle, which stays locked while ours is open. */
function flock(handle: FileHandle): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn('flock', ['--nonblock', '--exclusive', '3'], {
      stdio: ['ignore', 'ignore', 'ignore', handle.fd],
    });
    child.on('error', (error) => {
      reject(new StartupError(messages.noLockTool, { cause: error }));
    });
    child.on('exit', (code) => {
      resolve(code === 0);
    });
  });
}

async function alreadyRunning(dataDir: string, file: string): Promise<DataDirInUse> {
  const reader = await open(file, 'r').catch(() => undefined);
  const text = (await reader?.readFile('utf8').catch(() => '')) ?? '';
  await reader?.close();
  const [pid = '', mark] = text.trim().split(' ');
  return new DataDirInUse(messages.alreadyRunning(dataDir, pid), mark === awaitedMark ? pid : undefined);
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

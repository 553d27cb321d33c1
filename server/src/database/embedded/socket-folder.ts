import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { StartupError } from '../../startup/startup-error';
import { messages } from './messages';
import type { RunAs } from './run-as';

const socketName = '.s.PGSQL.5432';
// sockaddr_un: 104 bytes on macOS and 108 on Linux, including the terminating zero.
const maxPathBytes = 103;
const temporaryPrefix = 'alphazone-';

/** `run` in the data folder, or a temporary folder when that path is too long for a socket. */
export async function makeSocketFolder(dataDir: string, { ids }: RunAs): Promise<string> {
  let folder = path.join(dataDir, 'run');
  if (fits(folder)) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
  } else {
    folder = await mkdtemp(path.join(tmpdir(), temporaryPrefix));
    if (!fits(folder)) throw new StartupError(messages.socketPathTooLong(folder));
  }
  if (process.getuid?.() === 0) await chown(folder, ids?.uid ?? 0, ids?.gid ?? 0);
  return folder;
}

/** Removes only a temporary folder of `makeSocketFolder`. */
export async function removeSocketFolder(folder: string): Promise<void> {
  if (path.dirname(folder) !== tmpdir() || !path.basename(folder).startsWith(temporaryPrefix)) return;
  await rm(folder, { recursive: true, force: true });
}

function fits(folder: string): boolean {
  return Buffer.byteLength(path.join(folder, socketName)) <= maxPathBytes;
}

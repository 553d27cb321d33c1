import { stat } from 'node:fs/promises';

import { readDiskSpace, reserveOf, type ReadDiskSpace } from '../uploads/free-space';
import { BackupError } from './backup-error';
import { messages } from './messages';

const checkMs = 1_000;

interface Disks {
  /** The folder that grows. */
  folder: string;
  /** The embedded database's. */
  dataDir: string;
  read?: ReadDiskSpace | undefined;
}

/**
 * Stops a copy to the embedded database's own disk before PostgreSQL runs out of space.
 * @throws BackupError
 */
export async function whileSpaceLasts<T>(
  { folder, dataDir, read = readDiskSpace }: Disks,
  signal: AbortSignal,
  copy: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const [own, database] = await Promise.all([stat(folder), stat(dataDir)]);
  if (own.dev !== database.dev) return await copy(signal);
  const full = new AbortController();
  const check = async () => {
    const space = await read(folder);
    if (space.free < reserveOf(space)) full.abort(new BackupError(messages.tooLittleSpace(dataDir)));
  };
  await check();
  // A failed check says nothing about the space.
  const timer = setInterval(() => void check().catch(() => undefined), checkMs);
  try {
    full.signal.throwIfAborted();
    return await copy(AbortSignal.any([signal, full.signal]));
  } catch (error) {
    throw full.signal.aborted ? full.signal.reason : error;
  } finally {
    clearInterval(timer);
  }
}

import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { syncFolder } from '../files/sync-folder';

/**
 * Atomic: the folder gets its name once it is complete and flushed to disk.
 * A crash leaves a folder whose name starts with `.incomplete-`.
 */
export async function makeFolder(folder: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const draft = path.join(path.dirname(folder), `.incomplete-${path.basename(folder)}-${randomUUID()}`);
  await mkdir(draft, { mode: 0o700, recursive: true });
  try {
    await fill(draft);
    for (const entry of await readdir(draft, { withFileTypes: true })) {
      if (entry.isDirectory()) await syncFolder(path.join(draft, entry.name));
    }
    await syncFolder(draft);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  await syncFolder(path.dirname(folder));
}

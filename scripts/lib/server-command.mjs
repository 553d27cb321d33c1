import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { ensureInstalled, root } from './install.mjs';

const built = join(root, 'server/dist/backup/commands.js');

/**
 * @param besideServer Whether the command may run while the server does. It then uses the existing build: installing
 * or building would replace packages that the running server loads.
 */
export async function runServerCommand(name, { besideServer = false } = {}) {
  if (!besideServer || !existsSync(built)) {
    ensureInstalled();
    const { build } = await import('./build.mjs');
    try {
      await build(['server']);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
      return;
    }
  }
  process.chdir(root);
  process.setSourceMapsEnabled(true);
  const { commands } = await import(pathToFileURL(built).href);
  process.exitCode = await commands[name](process.argv.slice(2));
}

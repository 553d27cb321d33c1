// Runs one of the operator's commands of the built server in this very process.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { ensureInstalled, root } from './install.mjs';

const built = join(root, 'server/dist/backup/commands.js');

/**
 * Runs the command with this program's arguments and sets the exit code.
 *
 * @param besideServer The command runs while the server does: it takes the build that is there, because
 * installing or building would change the packages under the server's feet after an update.
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

// Runs one of the operator's commands of the built server in this very process.
import { ensureInstalled, root } from './install.mjs';

/** Installs and builds what is missing, runs the command with this program's arguments, sets the exit code. */
export async function runServerCommand(name) {
  ensureInstalled();
  const { build } = await import('./build.mjs');
  try {
    await build(['server']);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
    return;
  }
  process.chdir(root);
  process.setSourceMapsEnabled(true);
  const { commands } = await import('../../server/dist/backup/commands.js');
  process.exitCode = await commands[name](process.argv.slice(2));
}

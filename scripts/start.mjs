// Installs missing packages, builds what changed and runs the server: `npm start`.
import { endWithShell } from '../server/bin/endWithShell.mjs';
import { ensureInstalled, root } from './lib/install.mjs';

ensureInstalled();
const { build } = await import('./lib/build.mjs');
try {
  await build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// Runs in this process, so that signals and the exit code need no forwarding.
process.chdir(root);
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
await import(new URL('../server/dist/main.js', import.meta.url).href);
if (process.env.npm_lifecycle_event === 'start') endWithShell();

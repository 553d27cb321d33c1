// Installs what is missing, builds what changed, and becomes the server: `npm start`.
import { clearInterval, setInterval } from 'node:timers';

import { ensureInstalled, root } from './lib/install.mjs';

ensureInstalled();
const { build } = await import('./lib/build.mjs');
try {
  await build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// In this very process, so that signals and the exit code need no messenger.
process.chdir(root);
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
await import(new URL('../server/dist/main.js', import.meta.url).href);
if (process.env.npm_lifecycle_event === 'start') endWithShell();

/** npm passes a signal on to the shell between it and us, which ends without a word to us. */
function endWithShell() {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
  // Told ourselves: the server is stopping already, and a second signal would cut it short.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => clearInterval(watch));
}

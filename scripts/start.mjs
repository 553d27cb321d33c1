// Installs what is missing, builds what changed, and becomes the server: `npm start`.
import { ensureInstalled, root } from './lib/install.mjs';

ensureInstalled();
const { build } = await import('./lib/build.mjs');
try {
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

// In this very process, so that signals and the exit code need no messenger.
process.chdir(root);
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
await import('../server/dist/main.js');

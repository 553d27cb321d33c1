// Builds the app into app/dist and the server into server/dist.
import { ensureInstalled } from './lib/install.mjs';

ensureInstalled();
const { build } = await import('./lib/build.mjs');
await build();

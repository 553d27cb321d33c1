// `npm run build` builds the app and the server. Accepts names: `app`, `server`, `packages` (into dist/packages), `forum`
// (into dist/forum).
import { ensureInstalled } from './lib/install.mjs';

ensureInstalled();
const { build, isPartName, parts } = await import('./lib/build.mjs');

const names = process.argv.slice(2);
const unknown = names.filter((name) => !isPartName(name));
if (unknown.length > 0) {
  console.error(
    `Nothing is called ${unknown.join(', ')}. What can be built: ${Object.keys(parts).join(', ')}.`,
  );
  process.exit(1);
}
await build(names.length > 0 ? names.filter(isPartName) : undefined);

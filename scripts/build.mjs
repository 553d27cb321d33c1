// `npm run build` builds the app, its pages and the server, or the parts it is given, which lib/build.mjs lists.
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

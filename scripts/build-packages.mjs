// Builds @alphazone/client, machines and ui into dist/packages, and packs them there: `npm run build:packages`.
import { rmSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { ensureInstalled, root } from './lib/install.mjs';

ensureInstalled();
const { buildPackages, builtPackage, packages } = await import('./lib/packages.mjs');
const { run } = await import('./lib/run.mjs');

await buildPackages();

const folder = join(root, 'dist/packages');
for (const file of readdirSync(folder)) if (file.endsWith('.tgz')) rmSync(join(folder, file));
for (const name of packages) {
  const code = await run('npm', ['pack', builtPackage(name), '--pack-destination', folder, '--silent']);
  if (code !== 0) throw new Error(`${name} could not be packed: see the messages above.`);
}

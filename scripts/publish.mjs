// `npm run release`, for the publish workflow: publishes versions that npm lacks. `node scripts/publish.mjs --dry-run` publishes none.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ensureInstalled } from './lib/install.mjs';

ensureInstalled();
const { build } = await import('./lib/build.mjs');
const { builtForumPackage, forumPackages, forumTarball } = await import('./lib/forum-packages.mjs');
const { builtPackage, packages, tarballOf } = await import('./lib/packages.mjs');
const { run, runQuietly } = await import('./lib/run.mjs');

const options = process.argv.includes('--dry-run') ? ['--dry-run'] : ['--provenance'];

await build(['packages', 'forum']);
for (const name of packages) await publish(builtPackage(name), tarballOf(name));
for (const name of forumPackages) await publish(builtForumPackage(name), forumTarball(name));

/**
 * @param {string} folder
 * @param {string} tarball
 */
async function publish(folder, tarball) {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (await isPublished(`${name}@${version}`)) {
    console.log(`${name}@${version} is published already.`);
    return;
  }
  const code = await run('npm', ['publish', tarball, ...options]);
  if (code !== 0) throw new Error(`${name}@${version} was not published: see the messages above.`);
}

/** @param {string} version Name and version. */
async function isPublished(version) {
  const { code, output } = await runQuietly('npm', ['view', version, 'version', '--loglevel=error']);
  if (code === 0) return output.trim() !== '';
  if (output.includes('E404')) return false;
  throw new Error(`npm does not say whether ${version} is published:\n${output}`);
}

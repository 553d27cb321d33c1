// Builds and serves Storybook.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './install.mjs';
import { run } from './run.mjs';
import { serveFolder } from './serve-folder.mjs';

const folder = join(root, 'storybook-static');

/**
 * Calls `use` with the address and the stories of the index, and resolves with its result. Throws when the build
 * fails.
 */
export async function withStorybook(use) {
  rmSync(folder, { recursive: true, force: true });
  const code = await run('storybook', ['build', '--quiet', '--output-dir', folder]);
  if (code !== 0) throw new Error('Storybook could not be built: see the messages above.');

  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const server = await serveFolder(folder);
  try {
    return await use({ url: server.url, stories });
  } finally {
    await server.close();
  }
}

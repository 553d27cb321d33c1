import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from './build.mjs';
import { root } from './install.mjs';
import { serveFolder } from './serve-folder.mjs';

const folder = join(root, 'storybook-static');

export async function withStorybook(use) {
  await build(['storybook']);
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const server = await serveFolder(folder);
  try {
    return await use({ url: server.url, stories });
  } finally {
    await server.close();
  }
}

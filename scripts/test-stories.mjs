// Builds Storybook, serves it, and runs every story with its play function and axe.
import { rm } from 'node:fs/promises';

import { ensureChromium } from './lib/chromium.mjs';
import { root } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { serveFolder } from './lib/serve-folder.mjs';

const chromium = await ensureChromium();
const output = `${root}storybook-static`;

await rm(output, { recursive: true, force: true });
const built = await run('storybook', ['build', '--quiet', '--output-dir', output]);
if (built !== 0) process.exit(built);

const server = await serveFolder(output);
const code = await run(
  'test-storybook',
  ['--url', server.url, '--config-dir', '.storybook', '--maxWorkers', '2', ...process.argv.slice(2)],
  { CHROMIUM_PATH: chromium },
);
await server.close();
process.exit(code);

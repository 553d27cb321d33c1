// `npm run test:e2e -- [files]` builds what the end-to-end tests need. Arguments go to Playwright.
import { build } from './lib/build.mjs';
import { ensureHeadlessShell } from './lib/chromium.mjs';
import { run } from './lib/run.mjs';

const CHROMIUM_PATH = await ensureHeadlessShell();
const args = process.argv.slice(2);
await build([
  'app',
  'pages',
  'server',
  ...(args.includes('--project=alphazone') ? [] : /** @type {const} */ (['plainApp'])),
]);
process.exitCode = await run('playwright', ['test', ...args], { CHROMIUM_PATH });

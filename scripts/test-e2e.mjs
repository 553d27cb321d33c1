import { build } from './lib/build.mjs';
import { ensureHeadlessShell } from './lib/chromium.mjs';
import { run } from './lib/run.mjs';

const CHROMIUM_PATH = await ensureHeadlessShell();
await build(['app', 'plainApp', 'server']);
process.exitCode = await run('playwright', ['test', ...process.argv.slice(2)], { CHROMIUM_PATH });

// Builds the app and the server, then runs the journeys in a real browser. Arguments go to Playwright.
import { build } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { run } from './lib/run.mjs';

const CHROMIUM_PATH = await ensureChromium();
await build();
process.exitCode = await run('playwright', ['test', ...process.argv.slice(2)], { CHROMIUM_PATH });

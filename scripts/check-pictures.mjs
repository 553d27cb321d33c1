// Checks that screenshot comparison catches small changes: `npm run check:pictures`. Part of the story tests.
import { ensureHeadlessShell } from './lib/chromium.mjs';
import { checkSensitivity } from './lib/picture-sensitivity.mjs';
import { withStorybook } from './lib/storybook.mjs';

const chromium = await ensureHeadlessShell();
process.exitCode = await withStorybook(async ({ url }) => ((await checkSensitivity(url, chromium)) ? 0 : 1));

// Builds Storybook, serves it, and runs every story with its play function, axe and its pictures:
// `npm run test:stories -- [--update-pictures] [parts of file names]`. Further options go to test-storybook.
import { rmSync } from 'node:fs';
import { relative } from 'node:path';

import { recordArtist, whyIncomparable } from './lib/artist.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { root } from './lib/install.mjs';
import { differencesFolder, orphans } from './lib/pictures.mjs';
import { checkSensitivity } from './lib/picture-sensitivity.mjs';
import { run } from './lib/run.mjs';
import { withStorybook } from './lib/storybook.mjs';

const given = process.argv.slice(2);
const isUpdate = given.includes('--update-pictures');
const args = given.filter((arg) => arg !== '--update-pictures');
const isWhole = args.every((arg) => arg.startsWith('-') || arg.endsWith('.json'));

const chromium = await ensureChromium();
const incomparable = whyIncomparable(chromium);
if (isUpdate && incomparable && !isWhole) {
  console.error(`${incomparable} Update all of them, or none: leave out the file names.`);
  process.exit(1);
}

rmSync(differencesFolder, { recursive: true, force: true });
process.exitCode = await withStorybook(async ({ url, storyIds }) => {
  const PICTURES = isUpdate ? 'update' : incomparable ? 'off' : 'compare';
  const code = await run(
    'test-storybook',
    ['--url', url, '--config-dir', '.storybook', '--maxWorkers', '2', ...args],
    { CHROMIUM_PATH: chromium, PICTURES },
  );
  // After a failure some pictures may still be another's.
  if (isUpdate && code === 0) recordArtist(chromium);
  const areKnown = settleOrphans(storyIds);
  const isSensitive = !isWhole || isUpdate || (await checkSensitivity(url, chromium));
  if (PICTURES === 'off') console.log(`\n${incomparable}`);
  return code === 0 && areKnown && isSensitive ? 0 : 1;
});

/** Whether no picture is without a story; an update removes such pictures. */
function settleOrphans(storyIds) {
  const files = orphans(storyIds);
  if (isUpdate) for (const file of files) rmSync(file);
  else for (const file of files) console.error(`${relative(root, file)} belongs to no story. Delete it.`);
  return isUpdate || files.length === 0;
}

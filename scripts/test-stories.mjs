// `npm run test:stories -- [--update-pictures] [parts of file names]`. Other options go to test-storybook.
import { rmSync } from 'node:fs';
import { relative } from 'node:path';

import { screenshotComparison, recordRenderer } from './lib/renderer.mjs';
import { ensureHeadlessShell } from './lib/chromium.mjs';
import { root } from './lib/install.mjs';
import {
  countScreenshots,
  differencesFolder,
  newPartsFolder,
  orphanedParts,
  orphans,
  updateSheets,
} from './lib/pictures.mjs';
import { checkSensitivity } from './lib/picture-sensitivity.mjs';
import { run } from './lib/run.mjs';
import { withStorybook } from './lib/storybook.mjs';

const given = process.argv.slice(2);
const isUpdate = given.includes('--update-pictures');
const isFileName = (/** @type {string} */ arg) => !arg.startsWith('-') && !arg.endsWith('.json');
const fileNames = given.filter(isFileName);
const options = given.filter((arg) => !isFileName(arg) && arg !== '--update-pictures');
const isFullRun = fileNames.length === 0;

const chromium = await ensureHeadlessShell();
const { how, why } = screenshotComparison(chromium);
const isOffOnPurpose = process.env.PICTURES === 'off';
if (isUpdate && how !== 'exactly' && !isFullRun) {
  stop(`${why} Update all of them, or none: leave out the file names.`);
} else if (!isUpdate && how === 'off' && process.env.CI && !isOffOnPurpose) {
  stop(
    `${why} Where CI is set, that is a failure. Use the browser, system and fonts that drew them, draw all of them again ` +
      'here (npm run test:stories -- --update-pictures), or set PICTURES=off to compare none.',
  );
}

for (const folder of [differencesFolder, newPartsFolder]) rmSync(folder, { recursive: true, force: true });
process.exitCode = await withStorybook(async ({ url, stories }) => {
  const PICTURES = isUpdate ? 'update' : isOffOnPurpose ? 'off' : how;
  const code = await run(
    'test-storybook',
    // File names last: test-storybook writes its report to the first positional argument.
    ['--url', url, '--config-dir', '.storybook', '--maxWorkers', '2', ...options, ...fileNames],
    { CHROMIUM_PATH: chromium, PICTURES },
  );
  // After a failure, some screenshots may still be from another browser.
  if (isUpdate && code === 0) recordRenderer(chromium);
  const ids = stories.map(({ id }) => id);
  if (isUpdate) updateSheets(ids);
  const areKnown = settleOrphans(ids);
  const isSensitive = !isFullRun || isUpdate || (await checkSensitivity(url, chromium));
  console.log(`\n${counts(stories)}`);
  if (PICTURES === 'off' && isOffOnPurpose) console.log('Screenshots were NOT compared: PICTURES is off.');
  else if (PICTURES !== 'update' && why) console.log(why);
  return code === 0 && areKnown && isSensitive ? 0 : 1;
});

/** An update deletes screenshots without a story. */
function settleOrphans(storyIds) {
  const files = orphans(storyIds);
  if (isUpdate) for (const file of files) rmSync(file);
  else for (const file of files) console.error(`${relative(root, file)} belongs to no story. Delete it.`);
  const parts = orphanedParts(storyIds);
  for (const id of parts)
    console.error(`${id} is a part of a sheet and no story. Run with --update-pictures.`);
  return isUpdate || files.length + parts.length === 0;
}

function counts(stories) {
  const titles = (pattern) =>
    new Set(stories.map(({ title }) => title).filter((it) => pattern.test(it))).size;
  return [
    `${titles(/^(Components|Forum)\//)} components`,
    `${titles(/^Screens\//)} screens`,
    `${stories.length} stories`,
    `${stories.filter(({ tags }) => tags.includes('play-fn')).length} play functions`,
    `${countScreenshots()} screenshots`,
  ].join(', ');
}

function stop(message) {
  console.error(message);
  process.exit(1);
}

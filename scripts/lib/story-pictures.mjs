// PICTURES=update writes the screenshots. PICTURES can also set the mode: exactly, loosely or off.
import { existsSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

import { root } from './install.mjs';
import { packScreenshot } from './picture-file.mjs';
import {
  committedScreenshot,
  differencesFolder,
  newPartsFolder,
  screenshotDifference,
  screenshotFile,
  screenshotModes,
  screenshotsFolder,
  sheetFile,
  sheetPart,
  write,
} from './pictures.mjs';
import { takeScreenshot } from './take-picture.mjs';

const screenshotsMode = process.env.PICTURES ?? 'off';

/**
 * `check` compares the screenshot in the page's current mode; `finish` throws all problems.
 * @param {{ id: string, title: string }} story
 * @param {readonly { name: string, theme: string }[]} modes The story's modes.
 */
export function createScreenshotChecks({ id, title }, modes) {
  const problems = [];
  const places = new Map(modes.map((mode) => [mode.name, placeOf(mode, id, title)]));
  return {
    async check(page, mode) {
      if (screenshotsMode === 'off') return;
      const place = places.get(mode.name);
      const problem = await (screenshotsMode === 'update' ? update : compare)(page, place);
      if (problem) problems.push(problem);
    },
    finish() {
      if (screenshotsMode !== 'off') problems.push(...leftOver(id, [...places.values()]));
      if (problems.length > 0) throw new Error(failure(problems, title));
    },
  };
}

function placeOf({ name, theme }, id, title) {
  if (theme === 'light' && !title.startsWith('Screens/')) {
    return {
      mode: 'light-sheets',
      id,
      nameOf: `${id} in ${nameOf(sheetFile(id))}`,
      committed: () => sheetPart(id),
      write: (screenshot) => write(join(newPartsFolder, `${id}.png`), screenshot),
    };
  }
  const file = screenshotFile(screenshotsFolder, name, id);
  return {
    mode: name,
    id,
    nameOf: nameOf(file),
    committed: () => committedScreenshot(file),
    write: (screenshot) => write(file, packScreenshot(screenshot)),
  };
}

async function update(page, place) {
  const committed = place.committed();
  const screenshot = await takeScreenshot(page, committed);
  // Matching screenshots keep their bytes, so a commit contains only real changes.
  if (!committed || screenshotDifference(screenshot, committed)) place.write(screenshot);
}

async function compare(page, place) {
  const committed = place.committed();
  if (!committed) return `${place.nameOf} is missing.`;
  const screenshot = await takeScreenshot(page, committed);
  const difference = screenshotDifference(screenshot, committed, screenshotsMode);
  if (!difference) return undefined;
  const actual = screenshotFile(differencesFolder, place.mode, place.id);
  write(actual, screenshot);
  const marks = screenshotFile(differencesFolder, place.mode, `${place.id}.difference`);
  if (difference.drawMarks) write(marks, difference.drawMarks());
  const seen = difference.drawMarks ? ` and ${nameOf(marks)}` : '';
  return `${place.nameOf} does not match: ${difference.what}. See ${nameOf(actual)}${seen}.`;
}

function leftOver(id, places) {
  const wanted = new Set(places.map(({ mode }) => mode));
  const files = screenshotModes()
    .filter((mode) => !wanted.has(mode))
    .map((mode) => screenshotFile(screenshotsFolder, mode, id))
    .filter((file) => existsSync(file));
  const hasPart = !wanted.has('light-sheets') && sheetPart(id) !== undefined;
  if (screenshotsMode === 'update') {
    for (const file of files) rmSync(file);
    if (hasPart) write(join(newPartsFolder, `${id}.png`), '');
    return [];
  }
  return [...files.map(nameOf), ...(hasPart ? [`The part ${id} of ${nameOf(sheetFile(id))}`] : [])].map(
    (name) => `${name} belongs to a mode that the story does not have.`,
  );
}

function failure(problems, title) {
  // Story files are named after the last part of their title.
  const command = `npm run test:stories -- --update-pictures ${title.split('/').at(-1)}`;
  return `${problems.join('\n')}\nIf the story is meant to look like this: ${command}`;
}

const nameOf = (file) => relative(root, file);

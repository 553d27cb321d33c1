import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

import { root } from './install.mjs';
import { digestOf, packSheet, unpackScreenshot, unpackSheet } from './picture-file.mjs';

/** @import { Expected } from './picture-file.mjs' */

/**
 * Tolerances. `exactly` allows about three of 256 steps per colour channel, and 20 pixels for unstable rendering; a
 * moved or recoloured part changes more. `loosely` is for another browser version, which antialiases edges
 * differently: 0.2 % of the pixels, not counting edges.
 */
const tolerances = {
  exactly: { threshold: 0.01, includeAA: true, allowed: () => 20 },
  loosely: { threshold: 0.1, includeAA: false, allowed: (pixels) => Math.max(20, pixels / 500) },
};

/** Holds a folder per mode, such as `dark-desktop`, and one for the light sheets. */
export const screenshotsFolder = join(root, 'stories/pictures');

export const differencesFolder = join(root, 'test-results/pictures');

/** An update writes new parts of sheets here. An empty file deletes a part. */
export const newPartsFolder = join(root, 'test-results/sheet-parts');

/** The folder of the sheets: one screenshot per component with all its stories in light. */
const sheets = 'light-sheets';

export const screenshotFile = (folder, mode, id) => join(folder, mode, `${id}.png`);

export const sheetFile = (id, folder = screenshotsFolder) => screenshotFile(folder, sheets, componentOf(id));

const componentOf = (id) => id.split('--')[0];

export const sheetPart = (id) => partsIn(sheetFile(id)).get(id);

/** @returns {Map<string, Expected>} */
const partsIn = (file) => (existsSync(file) ? unpackSheet(readFileSync(file)) : new Map());

export const screenshotModes = (folder = screenshotsFolder) =>
  foldersIn(folder).filter((name) => name !== sheets);

function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

export const countScreenshots = (folder = screenshotsFolder) =>
  foldersIn(folder).reduce((count, name) => count + readdirSync(join(folder, name)).length, 0);

export function orphans(ids, folder = screenshotsFolder) {
  const known = new Set([...ids, ...ids.map(componentOf)]);
  return foldersIn(folder).flatMap((mode) =>
    readdirSync(join(folder, mode))
      .filter((file) => !known.has(file.replace(/\.png$/, '')))
      .map((file) => join(folder, mode, file)),
  );
}

export function orphanedParts(ids, folder = screenshotsFolder) {
  const known = new Set(ids);
  const files = existsSync(join(folder, sheets)) ? readdirSync(join(folder, sheets)) : [];
  return files.flatMap((file) =>
    [...partsIn(join(folder, sheets, file)).keys()].filter((id) => !known.has(id)),
  );
}

export function updateSheets(ids, { folder = screenshotsFolder, newParts = newPartsFolder } = {}) {
  for (const component of new Set(ids.map(componentOf))) {
    const file = sheetFile(component, folder);
    const before = partsIn(file);
    const parts = new Map(
      ids
        .filter((id) => componentOf(id) === component)
        .map((id) => [id, newPart(newParts, id) ?? before.get(id)])
        .filter(([, part]) => part && part !== 'none'),
    );
    if (parts.size === 0) rmSync(file, { force: true });
    else if (!hasSameParts(parts, before)) write(file, packSheet(parts));
  }
  rmSync(newParts, { recursive: true, force: true });
}

const hasSameParts = (now, before) =>
  JSON.stringify([...now.keys()]) === JSON.stringify([...before.keys()]) &&
  [...now].every(([id, part]) => part.screenshot === before.get(id).screenshot);

function newPart(folder, id) {
  const file = join(folder, `${id}.png`);
  if (!existsSync(file)) return undefined;
  const screenshot = readFileSync(file);
  return screenshot.length === 0 ? 'none' : expectationOf(screenshot);
}

export const expectationOf = (screenshot) => ({
  screenshot: digestOf(screenshot),
  pixels: () => PNG.sync.read(screenshot),
});

export const committedScreenshot = (file) =>
  existsSync(file) ? unpackScreenshot(readFileSync(file)) : undefined;

export function write(file, contents) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, contents);
}

/** Returns undefined if they match, otherwise a description of the difference and, for equal sizes, a function that draws it. */
export function screenshotDifference(screenshot, expected, how = 'exactly') {
  // Decoding is slow, and most screenshots equal the committed one byte for byte.
  if (digestOf(screenshot) === expected.screenshot) return undefined;
  const [now, before] = [PNG.sync.read(screenshot), expected.pixels()];
  const { width, height } = before;
  if (now.width !== width || now.height !== height) {
    return { what: `it is ${now.width} × ${now.height} px and was ${width} × ${height} px` };
  }
  const marks = new PNG({ width, height });
  const { allowed, ...options } = tolerances[how];
  const differing = pixelmatch(now.data, before.data, marks.data, width, height, options);
  if (differing <= allowed(width * height)) return undefined;
  return { what: `${differing} pixels differ`, drawMarks: () => PNG.sync.write(marks, { filterType: 0 }) };
}

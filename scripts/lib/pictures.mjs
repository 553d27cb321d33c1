// The committed pictures of the stories: where they are, and whether a new one looks the same.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

import { root } from './install.mjs';
import { digestOf, packSheet, unpackPicture, unpackSheet } from './picture-file.mjs';

/** @import { Expected } from './picture-file.mjs' */

/**
 * What may differ. `exactly`: colours by about three steps of 256 in all channels, and a few pixels more, for drawing
 * that is not the same twice; a moved or recoloured part has more. `loosely` is for another version of the browser,
 * which draws the edges of letters and lines otherwise: two pixels of a thousand beside those edges.
 */
const tolerances = {
  exactly: { threshold: 0.01, includeAA: true, allowed: () => 20 },
  loosely: { threshold: 0.1, includeAA: false, allowed: (pixels) => Math.max(20, pixels / 500) },
};

/** All pictures: a folder for each mode, such as `dark-desktop`, and one for the light sheets. */
export const picturesFolder = join(root, 'stories/pictures');

/** Where the new picture and the difference are written when a story does not match. */
export const differencesFolder = join(root, 'test-results/pictures');

/** Where an update leaves the new parts of sheets. An empty file is a part that goes. */
export const newPartsFolder = join(root, 'test-results/sheet-parts');

/** The folder of the sheets: one picture per component, with all its stories in light. */
const sheets = 'light-sheets';

/** The file of one story's picture in one mode, in `folder`. */
export const pictureFile = (folder, mode, id) => join(folder, mode, `${id}.png`);

/** The file of the sheet that has this story's part. */
export const sheetFile = (id, folder = picturesFolder) => pictureFile(folder, sheets, componentOf(id));

const componentOf = (id) => id.split('--')[0];

/** The part of this story in its sheet, if it has one. */
export function sheetPart(id, folder = picturesFolder) {
  return partsIn(sheetFile(id, folder)).get(id);
}

/** @returns {Map<string, Expected>} */
const partsIn = (file) => (existsSync(file) ? unpackSheet(readFileSync(file)) : new Map());

/** Names of the modes that have pictures. */
export const pictureModes = (folder = picturesFolder) => foldersIn(folder).filter((name) => name !== sheets);

function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** How many pictures there are: in all modes, and sheets. */
export const countPictures = (folder = picturesFolder) =>
  foldersIn(folder).reduce((count, name) => count + readdirSync(join(folder, name)).length, 0);

/** Pictures whose story is not among these ids, and sheets none of whose stories is, as paths. */
export function orphans(ids, folder = picturesFolder) {
  const known = new Set([...ids, ...ids.map(componentOf)]);
  return foldersIn(folder).flatMap((mode) =>
    readdirSync(join(folder, mode))
      .filter((file) => !known.has(file.replace(/\.png$/, '')))
      .map((file) => join(folder, mode, file)),
  );
}

/** Ids of stories that have a part in a sheet and are not among these. */
export function orphanedParts(ids, folder = picturesFolder) {
  const known = new Set(ids);
  const files = existsSync(join(folder, sheets)) ? readdirSync(join(folder, sheets)) : [];
  return files.flatMap((file) =>
    [...partsIn(join(folder, sheets, file)).keys()].filter((id) => !known.has(id)),
  );
}

/** Writes the sheets whose parts an update has changed, with the parts in the order of the stories. */
export function updateSheets(ids, { folder = picturesFolder, newParts = newPartsFolder } = {}) {
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

/** A screenshot as what another one is compared with. */
export const expectationOf = (screenshot) => ({
  screenshot: digestOf(screenshot),
  pixels: () => PNG.sync.read(screenshot),
});

/** The committed picture in this file, if there is one. */
export const committedPicture = (file) => (existsSync(file) ? unpackPicture(readFileSync(file)) : undefined);

/** Writes a file and the folders above it. */
export function write(file, contents) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, contents);
}

/**
 * Compares a screenshot with what is expected, `exactly` or `loosely`: nothing when they look the same, else the
 * difference in words, and a function that draws a PNG that marks it where both have one size.
 */
export function pictureDifference(screenshot, expected, how = 'exactly') {
  // Most screenshots are byte for byte the one that was committed, and need no decoding, which is slow.
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

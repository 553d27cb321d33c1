// The committed pictures of the stories: where they lie, and whether a new one is the same.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

import { root } from './install.mjs';

/**
 * What may differ. `exactly`: colours by about three steps of 256 in all channels, and a few pixels more, for drawing
 * that is not the same twice; a moved or recoloured part has more. `loosely` is for another version of the browser,
 * which draws the edges of letters and lines otherwise: two pixels of a thousand beside those edges.
 */
const tolerances = {
  exactly: { threshold: 0.01, includeAA: true, allowed: () => 20 },
  loosely: { threshold: 0.1, includeAA: false, allowed: (pixels) => Math.max(20, pixels / 500) },
};

/** The folder of all of them. A folder inside for each mode, such as `dark-desktop`. */
export const picturesFolder = join(root, 'stories/pictures');

/** Where the new picture and the difference are written when a story does not match. */
export const differencesFolder = join(root, 'test-results/pictures');

/** The file of one story's picture in one mode, in `folder`. */
export const pictureFile = (folder, mode, id) => join(folder, mode, `${id}.png`);

/** Names of the modes that have pictures. */
export function pictureModes(folder = picturesFolder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** How many pictures there are, in all modes. */
export const countPictures = (folder = picturesFolder) =>
  pictureModes(folder).reduce((count, mode) => count + readdirSync(join(folder, mode)).length, 0);

/** Pictures whose story is not among these ids, as paths. */
export function orphans(ids, folder = picturesFolder) {
  const known = new Set(ids);
  return pictureModes(folder).flatMap((mode) =>
    readdirSync(join(folder, mode))
      .filter((file) => !known.has(file.replace(/\.png$/, '')))
      .map((file) => join(folder, mode, file)),
  );
}

/**
 * Compares two PNG files' contents `exactly` or `loosely`: nothing when they look the same, else what differs in words,
 * and what draws a PNG that marks it where both have one size.
 */
export function pictureDifference(actual, expected, how = 'exactly') {
  // One Chromium writes the same pixels as the same bytes: most pictures need no decoding, which is slow.
  if (actual.equals(expected)) return undefined;
  const [now, before] = [PNG.sync.read(actual), PNG.sync.read(expected)];
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

// Compares the pictures of a story with the committed ones, or writes them where PICTURES=update.
// PICTURES says otherwise how they are compared: exactly, loosely, or off.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

import { root } from './install.mjs';
import {
  differencesFolder,
  pictureDifference,
  pictureFile,
  pictureModes,
  picturesFolder,
} from './pictures.mjs';
import { enterMode, modesOf, takePicture } from './take-picture.mjs';

/** Checks the story that the page shows, after its play function, and leaves the page as it was. */
export async function checkPictures(page, { id, title, hasFailure = false }) {
  const task = process.env.PICTURES ?? 'off';
  if (hasFailure || task === 'off') return;
  const before = {
    ...page.viewportSize(),
    theme: await page.evaluate(() => document.documentElement.dataset.theme),
  };
  const problems = [];
  const modes = await modesOf(page);
  try {
    for (const mode of modes) {
      await enterMode(page, mode);
      const problem =
        task === 'update' ? await update(page, mode.name, id) : await compare(page, mode.name, id, task);
      if (problem) problems.push(problem);
    }
  } finally {
    await enterMode(page, before);
  }
  problems.push(...leftOver(id, modes, task));
  if (problems.length > 0) throw new Error(failure(problems, title));
}

async function update(page, mode, id) {
  const file = pictureFile(picturesFolder, mode, id);
  const present = existsSync(file) ? readFileSync(file) : undefined;
  const picture = await takePicture(page, present);
  // What looks the same keeps its bytes, so that a commit has only what changed.
  if (!present || pictureDifference(picture, present)) write(file, picture);
}

async function compare(page, mode, id, how) {
  const file = pictureFile(picturesFolder, mode, id);
  if (!existsSync(file)) return `${nameOf(file)} is missing.`;
  const expected = readFileSync(file);
  const picture = await takePicture(page, expected);
  const difference = pictureDifference(picture, expected, how);
  if (!difference) return undefined;
  const actual = pictureFile(differencesFolder, mode, id);
  write(actual, picture);
  const marks = pictureFile(differencesFolder, mode, `${id}.difference`);
  if (difference.drawMarks) write(marks, difference.drawMarks());
  const seen = difference.drawMarks ? ` and ${nameOf(marks)}` : '';
  return `${nameOf(file)} does not match: ${difference.what}. See ${nameOf(actual)}${seen}.`;
}

/** Pictures in modes that the story does not have any more. */
function leftOver(id, modes, task) {
  const wanted = new Set(modes.map(({ name }) => name));
  const files = pictureModes()
    .filter((mode) => !wanted.has(mode))
    .map((mode) => pictureFile(picturesFolder, mode, id))
    .filter((file) => existsSync(file));
  if (task !== 'update')
    return files.map((file) => `${nameOf(file)} belongs to a mode that the story does not have.`);
  for (const file of files) rmSync(file);
  return [];
}

function failure(problems, title) {
  // A story's file is named as its title ends.
  const command = `npm run test:stories -- --update-pictures ${title.split('/').at(-1)}`;
  return `${problems.join('\n')}\nIf the story is meant to look like this: ${command}`;
}

function write(file, contents) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, contents);
}

const nameOf = (file) => relative(root, file);

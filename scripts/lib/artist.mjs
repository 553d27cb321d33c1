// Who drew the committed pictures: another Chromium or system draws letters otherwise, and nothing would match.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ownFonts } from './browser-options.mjs';
import { picturesFolder } from './pictures.mjs';

const file = join(picturesFolder, 'drawn-by.txt');

/** What the kit's font has no letters for comes from the system: other writing, code and emoji. */
const systemFonts = ['sans-serif:lang=ar', 'monospace', 'emoji'];

/** The browser at this path, the system and its fonts: `Chromium headless shell 156 on linux x64 with …`. */
function artistHere(executablePath) {
  const { stdout } = spawnSync(executablePath, ['--version'], { encoding: 'utf8' });
  const [, name, major] = /^(\D+?) (\d+)\./.exec(stdout ?? '') ?? [
    undefined,
    executablePath,
    'of unknown version',
  ];
  const shell = executablePath.includes('headless-shell') ? `${name} headless shell` : name;
  return `${shell} ${major} on ${process.platform} ${process.arch} with ${systemFonts.map(fontFor).join(', ')}`;
}

/** The family that fontconfig finds for a pattern. */
function fontFor(pattern) {
  const { stdout } = spawnSync('fc-match', ['--format=%{family[0]}', pattern], {
    encoding: 'utf8',
    env: ownFonts,
  });
  return stdout || `no known font for ${pattern}`;
}

/** Who drew the committed pictures; nothing while there are none. */
function committedArtist() {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/**
 * How the pictures of one artist are compared with those that another drew, and why so, for people:
 * `exactly`; `loosely`, where only the browser's version is another; or `off`.
 */
export function howToCompare(here, committed) {
  if (!committed || here === committed) return { how: 'exactly' };
  const who = `they are drawn by ${committed}, and this is ${here}.`;
  if (withoutVersion(here) !== withoutVersion(committed)) {
    return { how: 'off', why: `Pictures were NOT compared: ${who}` };
  }
  return {
    how: 'loosely',
    why: `Pictures were compared loosely: ${who} Edges of letters and small changes pass; update all pictures soon.`,
  };
}

const withoutVersion = (artist) => artist.replace(/^(\D+?) \d+ on /, '$1 on ');

/** `howToCompare` for the browser at this path. */
export const comparisonHere = (executablePath) => howToCompare(artistHere(executablePath), committedArtist());

/** Says that this browser drew the pictures that were just written. */
export function recordArtist(executablePath) {
  writeFileSync(file, `${artistHere(executablePath)}\n`);
}

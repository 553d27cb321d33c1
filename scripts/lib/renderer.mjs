// Another browser or system renders text differently, so no committed screenshot would match.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ownFonts } from './browser-options.mjs';
import { screenshotsFolder } from './pictures.mjs';

const file = join(screenshotsFolder, 'drawn-by.txt');

/** Characters that the kit's font lacks use system fonts: other scripts, code and emoji. */
const systemFonts = ['sans-serif:lang=ar', 'monospace', 'emoji'];

function currentRenderer(executablePath) {
  const { stdout } = spawnSync(executablePath, ['--version'], { encoding: 'utf8' });
  const [, name, major] = /^(\D+?) (\d+)\./.exec(stdout ?? '') ?? [
    undefined,
    executablePath,
    'of unknown version',
  ];
  const shell = executablePath.includes('headless-shell') ? `${name} headless shell` : name;
  return `${shell} ${major} on ${process.platform} ${process.arch} with ${systemFonts.map(fontFor).join(', ')}`;
}

function fontFor(pattern) {
  const { stdout } = spawnSync('fc-match', ['--format=%{family[0]}', pattern], {
    encoding: 'utf8',
    env: ownFonts,
  });
  return stdout || `no known font for ${pattern}`;
}

function committedRenderer() {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Returns the tolerance: `loosely` if only the browser version differs. */
export function howToCompare(here, committed) {
  if (!committed || here === committed) return { how: 'exactly' };
  const who = `they are drawn by ${committed}, and this is ${here}.`;
  if (withoutVersion(here) !== withoutVersion(committed)) {
    return { how: 'off', why: `Screenshots were NOT compared: ${who}` };
  }
  return {
    how: 'loosely',
    why: `Screenshots were compared loosely: ${who} Edges of letters and small changes pass; update all screenshots soon.`,
  };
}

const withoutVersion = (renderer) => renderer.replace(/^(\D+?) \d+ on /, '$1 on ');

export const screenshotComparison = (executablePath) =>
  howToCompare(currentRenderer(executablePath), committedRenderer());

export function recordRenderer(executablePath) {
  writeFileSync(file, `${currentRenderer(executablePath)}\n`);
}

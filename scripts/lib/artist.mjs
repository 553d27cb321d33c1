// Who drew the committed pictures: another Chromium or system draws letters otherwise, and nothing would match.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { picturesFolder } from './pictures.mjs';

const file = join(picturesFolder, 'drawn-by.txt');

/** What the kit's font has no letters for comes from the system: other writing, code and emoji. */
const systemFonts = ['sans-serif:lang=ar', 'monospace', 'emoji'];

/** The browser at this path, the system and its fonts: `Chromium 156 on linux x64 with DejaVu Sans, …`. */
function artistHere(executablePath) {
  const { stdout } = spawnSync(executablePath, ['--version'], { encoding: 'utf8' });
  const [, name, major] = /^(\D+?) (\d+)\./.exec(stdout ?? '') ?? [
    undefined,
    executablePath,
    'of unknown version',
  ];
  return `${name} ${major} on ${process.platform} ${process.arch} with ${systemFonts.map(fontFor).join(', ')}`;
}

/** The family that fontconfig finds for a pattern. */
function fontFor(pattern) {
  const { stdout } = spawnSync('fc-match', ['--format=%{family[0]}', pattern], { encoding: 'utf8' });
  return stdout || `no known font for ${pattern}`;
}

/** Who drew the committed pictures; nothing while there are none. */
function committedArtist() {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Why the committed pictures cannot be compared with those of this browser, for people; nothing when they can. */
export function whyIncomparable(executablePath) {
  const [here, committed] = [artistHere(executablePath), committedArtist()];
  if (!committed || here === committed) return undefined;
  return `Pictures were NOT compared: they are drawn by ${committed}, and this is ${here}.`;
}

/** Says that this browser drew the pictures that were just written. */
export function recordArtist(executablePath) {
  writeFileSync(file, `${artistHere(executablePath)}\n`);
}

import { readFile, writeFile } from 'node:fs/promises';

import { format } from 'oxfmt';

const root = new URL('../../', import.meta.url);

/**
 * Formats a text as `npm run format` does.
 * @param {string} name Path of its file.
 * @param {string} text
 */
export async function formatted(name, text) {
  const options = JSON.parse(await readFile(new URL('.oxfmtrc.json', root), 'utf8'));
  const { code, errors } = await format(name, text, options);
  if (errors.length > 0) throw new Error(`${name} cannot be formatted: ${errors[0]?.message}`);
  return code;
}

/**
 * Writes a generated file. With `--check`, compares it instead, and lets the process fail if it differs.
 * @param {string} name Path from the repository's root.
 * @param {string} text
 * @param {string} origin What it is generated from.
 */
export async function writeGenerated(name, text, origin) {
  const target = new URL(name, root);
  if ((await readFile(target, 'utf8').catch(() => undefined)) === text) {
    console.log(`${name} matches ${origin}.`);
  } else if (process.argv.includes('--check')) {
    console.error(`${name} does not match ${origin}. Run \`npm run generate\` and commit the result.`);
    process.exitCode = 1;
  } else {
    await writeFile(target, text);
    console.log(`Wrote ${name}.`);
  }
}

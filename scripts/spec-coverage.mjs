// Writes docs/spec-coverage.md: every statement of docs/spec.md with the tests that show it, as docs/spec-coverage/
// maps them. Fails when a statement has no test; with --check also when the page is not current.
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';

import { coverageOf } from './lib/spec/coverage.mjs';
import { countText, coveragePage } from './lib/spec/page.mjs';
import { statementsOf } from './lib/spec/statements.mjs';
import { titlesOf } from './lib/spec/test-titles.mjs';
import { unsettled } from './lib/spec/unsettled.mjs';

const root = new URL('../', import.meta.url);
const maps = new URL('docs/spec-coverage/', root);
const page = new URL('docs/spec-coverage.md', root);

const statements = statementsOf(await readFile(new URL('docs/spec.md', root), 'utf8'));
const { rows, problems } = coverageOf(statements, await readEntries(), remembered(titlesIn), unsettled);
const text = coveragePage(rows);

if (!process.argv.includes('--check')) {
  await writeFile(page, text);
} else if ((await readFile(page, 'utf8').catch(() => '')) !== text) {
  problems.push('docs/spec-coverage.md is not current. Run `npm run generate` and commit the result.');
}

for (const problem of problems) console.error(problem);
console.log(countText(rows));
process.exitCode = problems.length === 0 ? 0 : 1;

/** The entries of all maps; a map is named for its section. */
async function readEntries() {
  const files = (await readdir(maps)).filter((name) => name.endsWith('.json')).sort();
  const lists = files.map(async (name) => {
    const entries = JSON.parse(await readFile(new URL(name, maps), 'utf8'));
    return entries.map((entry) => ({ ...entry, section: name.replace('.json', '') }));
  });
  return (await Promise.all(lists)).flat();
}

function titlesIn(file) {
  const path = new URL(file, root);
  return existsSync(path) ? titlesOf(readFileSync(path, 'utf8'), file) : undefined;
}

function remembered(read) {
  const known = new Map();
  return (key) => {
    if (!known.has(key)) known.set(key, read(key));
    return known.get(key);
  };
}

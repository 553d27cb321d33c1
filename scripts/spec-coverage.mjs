// Checks that each statement of docs/spec.md has a test: `npm run check:spec`. `--page` also writes docs/spec-coverage.md.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './lib/install.mjs';
import { coverageOf } from './lib/spec/coverage.mjs';
import { countText, coveragePage } from './lib/spec/page.mjs';
import { statementsOf } from './lib/spec/statements.mjs';
import { taggedTestsOf } from './lib/spec/tagged-tests.mjs';
import { unsettled } from './lib/spec/unsettled.mjs';

const folders = ['app', 'client', 'e2e', 'machines', 'react', 'server/src', 'stories', 'ui'];
const isTestFile = (name) => /\.(test|stories)\.tsx?$/.test(name);

const statements = statementsOf(read('docs/spec.md'));
const files = folders.flatMap(testFilesIn).map((file) => ({ file, ...taggedTestsOf(read(file), file) }));
const { rows, problems } = coverageOf(statements, files, unsettled);

if (process.argv.includes('--page')) writeFileSync(join(root, 'docs/spec-coverage.md'), coveragePage(rows));
for (const problem of problems) console.error(problem);
console.log(countText(rows));
process.exitCode = problems.length === 0 ? 0 : 1;

function testFilesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist')
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return testFilesIn(path);
      return isTestFile(entry.name) ? [path] : [];
    })
    .sort();
}

function read(file) {
  return readFileSync(join(root, file), 'utf8');
}
